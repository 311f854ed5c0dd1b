#!/bin/sh
# Runs nginx with the configuration of deploy/, which it changes for a container: an ordinary user, other ports and folders.
# Beside it, one loop follows the addresses of the web processes, and one gets and renews the certificate.
# Variables: SITE_HOST and ADMIN_EMAIL (from site.env), WEBS, ACME_DIRECTORY.
set -eu
# shellcheck disable=SC1091 -- written by `puente init`
[ -z "${SITE_HOST:-}" ] && . /etc/puente/site.env
webs=${WEBS:-web-1 web-2}
directory=${ACME_DIRECTORY:-https://acme-v02.api.letsencrypt.org/directory}
config=/run/front # in memory
state=/var/lib/front

say() { printf '{"time":"%s","msg":"%s"}\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$1"; }

# An address for each web process that runs. nginx looks names up only when it starts, and a container may come back with
# another address. The engine's name server is silent for a moment while containers come and go, and a lookup would then wait
# for half a minute.
upstreams() {
  for web in $webs; do
    for address in $(timeout 2 getent ahostsv4 "$web" | awk '$2 == "STREAM" { print $1 }' | sort -u); do
      echo "server $address:3000 max_fails=0;"
    done
  done
}

reload() { nginx -e /dev/stderr -c "$config/nginx.conf" -t -q && kill -HUP "$(cat "$config/nginx.pid")"; }

follow_webs() {
  while sleep 2; do
    upstreams > "$config/upstream.new"
    # While none runs, the last ones stay, and nginx answers for them.
    if [ -s "$config/upstream.new" ] && ! cmp -s "$config/upstream.new" "$config/upstream.conf"; then
      mv "$config/upstream.new" "$config/upstream.conf"
      reload || say 'nginx does not take the new addresses'
    fi
  done
}

acme() { dehydrated --config "$config/dehydrated.conf" "$@" > "$config/acme.log" 2>&1; }

# Asks for a certificate, or for the next one 30 days before it ends. Fails if there is none.
renew() {
  acme --register --accept-terms && acme --cron --domain "$SITE_HOST" || return 1
  issued=$state/acme/certs/$SITE_HOST
  cmp -s "$issued/fullchain.pem" "$state/tls/fullchain.pem" && return 0
  cp "$issued/fullchain.pem" "$state/tls/fullchain.new" && cp "$issued/privkey.pem" "$state/tls/privkey.new"
  mv "$state/tls/privkey.new" "$state/tls/privkey.pem" && mv "$state/tls/fullchain.new" "$state/tls/fullchain.pem"
  touch "$state/tls/issued"
  reload && say "a new certificate for $SITE_HOST"
}

keep_certificate() {
  # A certificate authority lets nobody try more than a few times an hour.
  pause=30
  while :; do
    if renew; then
      pause=43200
    else
      say "no certificate for $SITE_HOST yet: $(grep -v '^ *[+#]' "$config/acme.log" | tail -n 3 | tr -d '"\\' | tr '\n' ' ')"
      pause=$((pause > 3600 ? 1800 : pause * 4))
      [ "$pause" -gt 3600 ] && pause=3600
    fi
    sleep "$pause"
  done
}

mkdir -p "$config/acme/.well-known/acme-challenge" "$state/tls" "$state/acme"
umask 077
for name in nginx puente puente-server puente-cache puente-errors; do
  sed -e "s/www\.example\.com/$SITE_HOST/g" -e '/^user /d' \
    -e "s#/run/nginx.pid#$config/nginx.pid#" -e "s#/run/puente-pages#$config/pages#" \
    -e 's#/var/cache/puente-#/var/cache/front/#' -e "s#/etc/nginx/puente-tls#$state/tls#" \
    -e "s#/var/www/puente-acme#$config/acme#" \
    -e 's#/var/log/nginx/[a-z-]*error\.log#/dev/stderr#' -e 's#/var/log/nginx/[a-z]*\.log#/dev/stdout#' \
    -e 's#listen 80;#listen 8080 default_server;#' -e 's#listen 443 ssl http2;#listen 8443 ssl default_server; http2 on;#' \
    -e 's#listen \[::\]:80;#listen [::]:8080 default_server;#' \
    -e 's#listen \[::\]:443 ssl http2;#listen [::]:8443 ssl default_server;#' \
    -e "s#server 127\.0\.0\.1:3000 max_fails=0;#include upstream.conf;#" \
    "/etc/front/$name.conf" > "$config/$name.conf"
done
# A network without IPv6 has no such address.
[ -s /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$config/puente.conf"
temporary=$(for name in client_body proxy fastcgi uwsgi scgi; do echo "${name}_temp_path $config/$name;"; done)
sed -i "s#^http {#http { $(echo "$temporary" | tr '\n' ' ')#" "$config/nginx.conf"

upstreams > "$config/upstream.conf"
[ -s "$config/upstream.conf" ] || echo 'server 127.0.0.1:9 max_fails=0;' > "$config/upstream.conf"
# nginx does not start without a certificate, and needs to run to get one.
[ -e "$state/tls/privkey.pem" ] && [ -e "$state/tls/fullchain.pem" ] ||
  openssl req -x509 -nodes -days 3650 -subj "/CN=$SITE_HOST" -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
    -keyout "$state/tls/privkey.pem" -out "$state/tls/fullchain.pem" 2> /dev/null
cat > "$config/dehydrated.conf" << END
CA="$directory"
BASEDIR=$state/acme
WELLKNOWN=$config/acme/.well-known/acme-challenge
LOCKFILE=$config/acme.lock
CONTACT_EMAIL=${ADMIN_EMAIL:-}
KEY_ALGO=prime256v1
RENEW_DAYS=30
END

follow_webs &
case $SITE_HOST in
  localhost | 127.0.0.1) ;; # no authority gives a certificate for it
  *) keep_certificate & ;;
esac
exec nginx -e /dev/stderr -c "$config/nginx.conf" -g 'daemon off;'
