/** The oldest major version that Puente supports (README.md, Configuration). */
const MIN_MAJOR = 16

/** Returns why a server is not supported, by its `server_version_num` such as 180001; undefined when it is. */
export function unsupportedPostgres(versionNumber: number): string | undefined {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= MIN_MAJOR) return undefined
  return `Postgres ${major} is too old: Puente needs Postgres ${MIN_MAJOR} or later (DATABASE_URL)`
}
