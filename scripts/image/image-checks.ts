import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { foreignBinaries } from '../site/foreign-binaries'
import { type Checks, expectThat } from './checks'
import type { Podman } from './podman'

const MAX_MEGABYTES = 400

/** How the containers of deploy/compose.yaml run. */
const confined = [
  '--read-only',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
  '--tmpfs',
  '/tmp',
]

/** Checks the image by itself: its size, its user, what is in it, and how it ends. */
export async function checkImage(
  { check }: Checks,
  podman: Podman,
  image: string,
  release: string,
): Promise<void> {
  const inImage = (...args: string[]) => podman.podman(['run', '--rm', ...confined, ...args], { seconds: 60 })

  await check(`the image has at most ${MAX_MEGABYTES} MB`, async () => {
    const megabytes = Number(await podman.read('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6
    expectThat(megabytes <= MAX_MEGABYTES, `It has ${megabytes.toFixed(0)} MB.`)
    return `${megabytes.toFixed(0)} MB`
  })
  await check('it has labels, a health check and an ordinary user', async () => {
    const format = '{{.User}} {{.HealthCheck.Test}} {{index .Labels "org.opencontainers.image.licenses"}}'
    const found = await podman.read('image', 'inspect', '--format', format, image)
    expectThat(/^10001:10001 \[CMD puente health\] MIT$/.test(found), found)
  })
  await check('it runs without rights on a file system that is read-only', async () => {
    const { code, output } = await inImage(image, 'help')
    expectThat(code === 0 && output.includes('create-admin'), output)
  })
  await check('it has pg_dump 18, pg_restore and age', async () => {
    const { output } = await inImage(
      '--entrypoint',
      'sh',
      image,
      '-c',
      'pg_dump --version; pg_restore --version; age --version',
    )
    expectThat(/pg_dump.* 18\.[^]*pg_restore.* 18\.[^]*\d\.\d/.test(output), output)
  })
  await check('without variables web says which are missing, and ends', async () => {
    const { code, output } = await inImage(image)
    expectThat(code === 1 && output.includes('DATABASE_URL is missing'), `${code}: ${output}`)
  })
  await check('SIGTERM ends it at once, also while it starts', async () => {
    const name = 'puente-signal'
    await podman.read('run', '--detach', '--name', name, '--entrypoint', 'tini', image, '--', 'sleep', '60')
    const startedAt = performance.now()
    await podman.read('stop', '--time', '20', name)
    const seconds = (performance.now() - startedAt) / 1000
    await podman.read('rm', '--force', name)
    expectThat(seconds < 5, `It took ${seconds.toFixed(1)} s.`)
  })
  await check('the release has programs for this machine only', () => {
    const foreign = foreignBinaries(release, process.arch)
    expectThat(foreign.length === 0, foreign.join('\n'))
  })
  await check('a release for arm64 has no program for x86', () => checkOtherProcessor(podman, release))
}

/**
 * Puts into a copy of the release what npm installs on arm64, as the workflow does by building there: nothing else of it depends
 * on the processor.
 */
async function checkOtherProcessor(podman: Podman, release: string): Promise<string> {
  const arch = process.arch === 'x64' ? 'arm64' : 'x64'
  const folder = join(podman.dir, `release-${arch}`)
  cpSync(release, folder, { recursive: true, verbatimSymlinks: true })
  expectThat(foreignBinaries(folder, arch).length > 0, 'The programs of this machine were not found.')
  const native = join(folder, 'node_modules', '@img')
  for (const name of readdirSync(native).filter((one) => one.endsWith(`-linux-${process.arch}`))) {
    rmSync(join(native, name), { recursive: true })
    const other = name.replace(process.arch, arch)
    mkdirSync(join(native, other))
    const script =
      'set -e; file=$(npm pack --silent "@img/$0"); tar -xzf "$file" --strip-components=1 -C "$1"; rm "$file"'
    const { code, output } = await podman.run('sh', [
      '-c',
      script,
      `${other}@${versionOf(name)}`,
      join(native, other),
    ])
    expectThat(code === 0, output)
  }
  const foreign = foreignBinaries(folder, arch)
  rmSync(folder, { recursive: true })
  expectThat(foreign.length === 0, foreign.join('\n'))
  return arch
}

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(root, 'node_modules', '@img', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version
