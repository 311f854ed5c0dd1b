import { UserError } from './process/user-error.mjs'
import { openReleases } from './site/releases'

/**
 * `npm run rollback` makes the release before the current one current again (`-- <id>` another one). Every `npm start` of
 * this folder then restarts its processes. The database stays as it is.
 */
function rollback(id: string | undefined): string {
  const releases = openReleases()
  const from = releases.current()
  const to = id ?? releases.previous()
  if (!to)
    throw new UserError(`There is no earlier release. There are: ${releases.list().join(', ') || 'none'}.`)
  releases.setCurrent(to)
  const known = releases.infoOf(to).migrations
  const unknown = from ? releases.infoOf(from).migrations.filter((name) => !known.includes(name)) : []
  const note =
    unknown.length > 0 ? ` The database keeps what these migrations changed: ${unknown.join(', ')}.` : ''
  return `Release ${to} is current. Each \`npm start\` restarts with it now.${note}`
}

console.log(rollback(process.argv[2]))
