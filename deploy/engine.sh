# For install.sh and puente.sh: finds the engine of containers, and defines
#   compose   a command of Compose
#   inside    runs a program in the container of a service, and returns its exit code
#   puente    runs a command of Puente in a container of its own, and returns its exit code
cd "$(dirname "$0")"
PUENTE_FOLDER=${PUENTE_FOLDER:-/etc/puente}
COMPOSE_PROJECT_NAME=${COMPOSE_PROJECT_NAME:-puente}
COMPOSE_FILE=${COMPOSE_FILE:-compose.yaml}
export PUENTE_FOLDER COMPOSE_PROJECT_NAME COMPOSE_FILE
if docker compose version > /dev/null 2>&1; then
  engine=docker
  compose() { docker compose "$@"; }
  inside() { docker compose exec -T "$@"; }
  # shellcheck disable=SC2086 -- a flag or nothing
  puente() { docker compose run --rm $plain migrate "$@"; }
elif command -v podman-compose > /dev/null; then
  engine=podman
  compose() { podman-compose -p "$COMPOSE_PROJECT_NAME" "$@"; }
  # Debian 12's podman-compose forgets exit codes.
  inside() {
    container=${COMPOSE_PROJECT_NAME}_$1_1
    shift
    podman exec "$container" "$@"
  }
  puente() {
    container=${COMPOSE_PROJECT_NAME}_command_$$
    # shellcheck disable=SC2086 -- a flag or nothing
    compose run --name "$container" $plain migrate "$@"
    code=$(podman inspect --format '{{.State.ExitCode}}' "$container")
    podman rm --force "$container" > /dev/null
    return "$code"
  }
else
  echo 'There is no engine for containers. Install one: curl -fsSL https://get.docker.com | sh' >&2
  echo 'or, on Debian: apt-get install podman podman-compose netavark aardvark-dns iptables' >&2
  exit 1
fi
# Without a terminal, input and output are plain.
if [ -t 0 ]; then plain=; else plain=-T; fi
