import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { isInstalled } from './installed.mjs'
import { nodeOutsideModules } from './node-version.mjs'
import { npm } from './npm.mjs'

/** Installs what package-lock.json says, unless node_modules holds exactly that already. */
export async function ensureDependencies(root, node) {
  const stamp = join(root, 'node_modules', '.puente-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isStamped()) return

  const lock = join(root, '.node', 'install.lock')
  await withFileLock(
    lock,
    async () => {
      if (isStamped()) return
      // Somebody may have run npm by hand: what it left is as good.
      if (!isInstalled(root)) {
        console.log('Installing the dependencies (once, about a minute) ...')
        await npm(
          await nodeOutsideModules(root, node),
          ['ci', '--include=dev', '--include=optional'],
          root,
          'The dependencies could not be installed: see npm above, then check the network and the free disk space and run this again.',
          lock,
        )
      }
      writeFileSync(stamp, wanted)
    },
    () => console.log('Waiting for another install ...'),
  )
}
