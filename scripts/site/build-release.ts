import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { migrations } from '../../migrations'
import { isolatedEnv } from '../process/isolated-env'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { bundle } from './bundle'
import { hashBuildInputs } from './build-stamp'
import { fillCompileCache } from './compile-cache'
import { thirdPartyLicenses } from './licenses'
import { openReleases } from './releases'

/** Where Next puts the files that the web process needs. */
const standalone = join(root, '.next', 'standalone')

/**
 * Next makes the ids of server functions from this key, so they are the same in every release, and an admin tab that is open
 * during an update still calls them. It's no secret; what has to be one is made at the start (src/lib/server/next-keys.ts).
 */
const idKey = createHash('sha256').update('the ids of server functions').digest('base64')

/**
 * Builds web, worker and the commands of operators into a new release and returns its id, the time. The result does not depend on the
 * environment, and existing releases are not changed.
 */
export async function buildRelease(supervisor: Supervisor): Promise<string> {
  const id = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const inputs = hashBuildInputs()
  await supervisor.run({
    name: 'next build',
    args: [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    env: isolatedEnv({ NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: idKey }),
  })
  completeStandalone()
  removeKeys()
  await bundle(standalone)
  await fillCompileCache(standalone)
  const info = { id, inputs, migrations: migrations.map(({ name }) => name) }
  writeFileSync(join(standalone, 'release.json'), JSON.stringify(info, null, 2))
  openReleases().add(standalone, id)
  return id
}

/** Sources, Next's lists of what each route needs, of which the folder is the sum, and the PDF library's build for browsers. */
const needlessFiles = [
  'src/**/*.ts',
  '.next/server/**/*.nft.json',
  'node_modules/pdfkit/js/pdfkit.standalone.js',
]

/** Adds what Next leaves out of the standalone folder, and removes what it need not have copied. */
function completeStandalone(): void {
  const copy = (from: string, to = from) =>
    cpSync(join(root, from), join(standalone, to), { recursive: true })
  copy('.next/static')
  copy('public')
  for (const file of globSync('scripts/seed/**/*.{md,json}', { cwd: root })) copy(file)
  copy('deploy')
  copy('LICENSE')
  writeFileSync(join(standalone, 'THIRD-PARTY-LICENSES'), thirdPartyLicenses(standalone))
  copy('scripts/site/puente.sh', 'puente')
  chmodSync(join(standalone, 'puente'), 0o755)
  // `npm run bench:pages` compares its start with that of src/web.ts.
  renameSync(join(standalone, 'server.js'), join(root, '.next/server.js'))
  const isNeedless = (name: string) => name.startsWith('.env') || name === 'migrations'
  for (const name of readdirSync(standalone).filter(isNeedless))
    rmSync(join(standalone, name), { recursive: true })
  for (const file of globSync(needlessFiles, { cwd: standalone })) rmSync(join(standalone, file))
}

type Content = Record<string, unknown>

/** Changes a file of Next in the standalone folder that is JSON. */
function edit(file: string, change: (content: Content) => Content): void {
  const path = join(standalone, file)
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Content)))
}

const without = (key: string) => (content: Content) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => name !== key))

/** Removes the keys and the paths of this machine that Next writes into a build. */
function removeKeys(): void {
  // The second one is read by the edge runtime, which has no pages here.
  const keys = ['.next/server/preview-props.json', '.next/server/server-reference-manifest.js']
  for (const file of keys) rmSync(join(standalone, file))
  edit('.next/prerender-manifest.json', without('preview'))
  edit('.next/server/server-reference-manifest.json', without('encryptionKey'))
  edit('.next/required-server-files.json', (content) => {
    const { files, ...rest } = JSON.parse(JSON.stringify(content).replaceAll(root, '.')) as Content
    return { ...rest, files: (files as string[]).filter((file) => !keys.includes(file)) }
  })
}
