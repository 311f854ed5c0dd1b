#!/bin/sh
# What the tests need of the entrypoint of the official image.
set -eu
bin=/usr/lib/postgresql/18/bin
PGDATA=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
  export POSTGRES_PASSWORD
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  chmod 0700 "$PGDATA"
  chown postgres:postgres /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # shellcheck disable=SC2086
  "$bin/initdb" --pgdata="$PGDATA" --username=postgres --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  "$bin/pg_ctl" --pgdata="$PGDATA" --wait -o '-c listen_addresses= ' start
  for file in /docker-entrypoint-initdb.d/*.sql; do psql --no-psqlrc -v ON_ERROR_STOP=1 --username=postgres --file="$file"; done
  "$bin/pg_ctl" --pgdata="$PGDATA" --wait --mode=fast stop
fi
unset POSTGRES_PASSWORD
exec "$bin/postgres" -D "$PGDATA"
