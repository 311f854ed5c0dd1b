#!/bin/sh
# From nothing to a site with https and an admin: asks three questions and the admin's password, or takes the flags of
# `puente init` and reads the password from its input. Run again, it updates the site: what is there stays.
#   deploy/install.sh
#   deploy/install.sh --address=www.agency.com --mail-from='Agency <hello@agency.com>' --admin='Ana Ruiz <ana@agency.com>'
# PUENTE_IMAGE and FRONT_IMAGE name images that are used instead of building them from this folder.
set -eu
. "$(dirname "$0")/engine.sh"
say() { echo "== $1" >&2; }

# Runs a check once a second, for at most $1 seconds.
wait_for() {
  seconds=$1
  shift
  until "$@" > /dev/null 2>&1 < /dev/null; do
    seconds=$((seconds - 1))
    [ "$seconds" -gt 0 ] || return 1
    sleep 1
  done
}

# podman-compose keeps a container whose image is another one now.
drop_outdated() {
  [ "$engine" = podman ] || return 0
  container=${COMPOSE_PROJECT_NAME}_$1_1
  name=$(podman inspect --format '{{.ImageName}}' "$container" 2> /dev/null) || return 0
  [ "$(podman inspect --format '{{.Image}}' "$container")" = "$(podman image inspect --format '{{.Id}}' "$name")" ] ||
    podman rm --force --time 40 "$container" > /dev/null
}

# Starts a service and waits until it does its work.
start() {
  drop_outdated "$1"
  compose up -d "$1" < /dev/null > /dev/null 2>&1 || true
  wait_for 120 inside "$1" sh -c "$2" || {
    echo "The service $1 does not work. Its last lines:" >&2
    compose logs "$1" 2>&1 < /dev/null | tail -n 20 >&2
    exit 1
  }
}

say 'The images'
for image in "${PUENTE_IMAGE:-}" "${FRONT_IMAGE:-}"; do
  [ -z "$image" ] || "$engine" image inspect "$image" > /dev/null 2>&1 || "$engine" pull "$image" < /dev/null
done
[ -n "${PUENTE_IMAGE:-}" ] || compose build web-1 < /dev/null
[ -n "${FRONT_IMAGE:-}" ] || compose build front < /dev/null
PUENTE_IMAGE=${PUENTE_IMAGE:-localhost/puente}
export PUENTE_IMAGE

say 'The variables and secrets'
mkdir -p "$PUENTE_FOLDER"
# Questions are asked on a terminal only; other input is the admin's password.
if [ -t 0 ]; then tty=-it input=/dev/stdin; else tty= input=/dev/null; fi
# shellcheck disable=SC2086 -- a flag or nothing
"$engine" run --rm $tty --user 0:0 --volume "$PUENTE_FOLDER:/etc/puente" "$PUENTE_IMAGE" init --containers "$@" < "$input"

say 'The database'
start database 'pg_isready --quiet --host=127.0.0.1 --username=puente_owner --dbname=puente'
drop_outdated migrate
puente migrate < /dev/null
admins=$(inside database psql -U postgres -d puente -tAc "select count(*) from users where role = 'admin'" < /dev/null | tr -dc 0-9)
# A site with an admin has its texts, or was restored with its own.
[ "${admins:-0}" -gt 0 ] || puente seed --copy < /dev/null

say 'The site'
for web in web-1 web-2; do start "$web" 'puente health'; done
start worker 'puente health'
start backup true
start front 'curl --fail --silent --output /dev/null http://127.0.0.1:8080/'

. "$PUENTE_FOLDER/site.env"
if [ "${admins:-0}" = 0 ]; then
  say 'The first admin'
  puente create-admin "$ADMIN_EMAIL" "$ADMIN_NAME"
fi

say 'The certificate'
case $SITE_HOST in localhost | 127.0.0.1) exit 0 ;; esac
if wait_for 90 inside front test -e /var/lib/front/tls/issued; then
  echo "The site is at https://$SITE_HOST, and its admin at https://$SITE_HOST/admin."
else
  echo "There is no certificate yet. Does $SITE_HOST point to this machine, and do ports 80 and 443 reach it?"
  echo 'The front server keeps trying; its log says why it failed.'
fi
