# ./scripkeeper runs where it lies. "make install", as root, adds it to the system; PREFIX says where.
PREFIX ?= /usr/local
place = $(DESTDIR)$(PREFIX)
shared = $(shell cd share && find . -type f)
# What opens records and links is found by these lists.
listed = update-mime-database $(place)/share/mime; update-desktop-database $(place)/share/applications

.PHONY: install uninstall install-service uninstall-service
install:
	install -Dm00755 scripkeeper $(place)/bin/scripkeeper
	for file in $(shared); do install -Dm00644 share/$$file $(place)/share/$$file || exit 1; done
	-$(listed)
uninstall:
	-rm $(place)/bin/scripkeeper
	-cd $(place)/share && rm $(shared)
	-$(listed)

