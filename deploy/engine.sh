# For install.sh and puente.sh: finds the engine of containers, and defines `compose`.
cd "$(dirname "$0")"
PUENTE_FOLDER=${PUENTE_FOLDER:-/etc/puente}
COMPOSE_PROJECT_NAME=${COMPOSE_PROJECT_NAME:-puente}
COMPOSE_FILE=${COMPOSE_FILE:-compose.yaml}
export PUENTE_FOLDER COMPOSE_PROJECT_NAME COMPOSE_FILE
if docker compose version > /dev/null 2>&1; then
  engine=docker
  compose() { docker compose "$@"; }
elif command -v podman-compose > /dev/null; then
  engine=podman
  compose() { podman-compose -p "$COMPOSE_PROJECT_NAME" "$@"; }
else
  echo 'There is no engine for containers. Install one: curl -fsSL https://get.docker.com | sh' >&2
  echo 'or, on Debian: apt-get install podman podman-compose netavark aardvark-dns iptables' >&2
  exit 1
fi
