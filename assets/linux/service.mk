
# The packager names the icon without its ending.
Icon := "org.scripkeeper.app.png"

# A club's machine that serves its games to browsers: see the README, and the unit itself.
unit = $(DESTDIR)/etc/systemd/system/scripkeeper.service

install-service: install
	install -Dm00644 scripkeeper.service $(unit)
	sed -i -e "s,/usr/local/bin/,$(PREFIX)/bin/," $(unit)
uninstall-service: uninstall
	-rm $(unit)
