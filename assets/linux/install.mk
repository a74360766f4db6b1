# ./scripkeeper runs where it lies. "make install", as root, adds it to the system; PREFIX says where.
PREFIX ?= /usr/local
place = $(DESTDIR)$(PREFIX)
shared = $(shell cd share && find . -type f)

.PHONY: install uninstall install-service uninstall-service
install:
	install -Dm00755 scripkeeper $(place)/bin/scripkeeper
	for file in $(shared); do install -Dm00644 share/$$file $(place)/share/$$file || exit 1; done
uninstall:
	-rm $(place)/bin/scripkeeper
	-cd $(place)/share && rm $(shared)

