#!/bin/sh
# install.sh example.org [FORMER…]: installs what stands in this folder on a Debian server, and again when
# it has changed. The site is https://www.example.org; the bare name and former ones lead there.
# docs/deploy.md says what comes before and after.
set -eu
cd "$(dirname "$0")"
name=${1:?install.sh example.org}
tools=/usr/local/lib/site

install -d "$tools" /srv/site /var/log/site /etc/systemd/journald.conf.d
install ./*.sh "$tools"
install -m 644 ./*.service ./*.timer /etc/systemd/system
install -D -m 644 sandbox.conf /etc/systemd/system/site@.service.d/sandbox.conf
install -D -m 644 sandbox.conf /etc/systemd/system/site-.service.d/sandbox.conf
install -m 644 journald.conf /etc/systemd/journald.conf.d/site.conf
install -m 644 site.logrotate /etc/logrotate.d/site
install -m 644 unattended-upgrades /etc/apt/apt.conf.d/60site
install -m 644 needrestart.conf /etc/needrestart/conf.d/site.conf
install -m 644 nftables.conf /etc/nftables-site.conf
# For whoever turns Debian's unit on, which begins by removing all rules.
grep -q nftables-site /etc/nftables.conf || echo 'include "/etc/nftables-site.conf"' >>/etc/nftables.conf
[ -e /etc/nginx/site-peers.conf ] || install -m 644 site-peers.conf /etc/nginx
sed "s/www\.example\.org example\.org/www.$name $*/; s/example\.org/$name/g" nginx.conf >/etc/nginx/conf.d/site.conf
sed -i -f nginx-main.sed /etc/nginx/nginx.conf
rm -f /etc/nginx/sites-enabled/default

systemctl daemon-reload
systemctl restart systemd-journald site-nftables
systemctl enable site-nftables site@3001 site@3002
systemctl try-restart site-watch
nginx -t
systemctl reload nginx
# publish.sh says when it is no longer what is on `main`.
rm -rf "$tools/deploy"
cp -R . "$tools/deploy"
