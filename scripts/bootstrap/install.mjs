import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from '../process/file-lock.mjs'
import { isInstalled } from './is-installed.mjs'
import { nodeOutsideModules } from './node-version.mjs'
import { npm } from './npm.mjs'

/**
 * Runs `npm ci` unless node_modules already matches package-lock.json. With `needsDev: false` an install without
 * devDependencies is enough. A stamp in node_modules holds the hash of the lock file that it was last compared with; npm
 * rewrites its own record there on every change, so a record that is newer than the stamp means another comparison.
 */
export async function ensureDependencies(root, node, { needsDev }) {
  const stamp = join(root, 'node_modules', '.puente-lock')
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const record = join(root, 'node_modules', '.package-lock.json')
  const isStamped = () =>
    existsSync(stamp) &&
    existsSync(record) &&
    readFileSync(stamp, 'utf8') === lockHash &&
    statSync(stamp).mtimeMs >= statSync(record).mtimeMs
  if (isStamped() || (!needsDev && isInstalled(root, { needsDev }))) return

  const lock = join(root, '.node', 'install.lock')
  await withFileLock(
    lock,
    async () => {
      if (isStamped()) return
      // node_modules may be complete because someone ran npm directly.
      if (!isInstalled(root, { needsDev: true })) {
        console.log('Installing dependencies (once, about a minute) ...')
        await npm(await nodeOutsideModules(root, node), ['ci', '--include=dev', '--include=optional'], {
          cwd: root,
          lock,
          failure:
            'Installing the dependencies failed. See the npm output above, check the network and the free disk space, and try again.',
        })
      }
      writeFileSync(stamp, lockHash)
    },
    () => console.log('Waiting for another install to finish ...'),
  )
}
