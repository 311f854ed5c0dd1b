import { chmodSync, copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build as bundle } from 'esbuild'

import { findProgram } from '../process/find-program'
import { root } from '../process/root'
import type { Podman } from './podman'

/** The distribution whose packages include Postgres 18. */
const SUITE = 'forky'

/** The images that stand in for those of others, which tests can't download: made of Debian's packages. */
export const standIns = {
  debian: 'localhost/stand-in/debian',
  node: 'localhost/stand-in/node',
  nginx: 'localhost/stand-in/nginx',
  postgres: 'localhost/stand-in/postgres',
  mailbox: 'localhost/stand-in/mailbox',
  bucket: 'localhost/stand-in/bucket',
  pebble: 'localhost/stand-in/pebble',
}

const install = (names: string) =>
  `RUN apt-get update && apt-get install --yes --no-install-recommends ${names} && rm -rf /var/lib/apt/lists/*`

/** The folders whose files the slim images of Debian leave out, too. */
const leftOut = ['doc', 'man', 'locale', 'info']

/** A run with `--keep` leaves its images to the next one. */
const has = async ({ podman }: Podman, tag: string) => (await podman(['image', 'exists', tag])).code === 0

/** Makes a Debian without anything that it can do without. */
async function makeDebian(podman: Podman): Promise<void> {
  if (await has(podman, standIns.debian)) return
  const { dir, run, read } = podman
  const archive = join(dir, `${SUITE}.tar`)
  const options = leftOut.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  const { code, output } = await run(
    'mmdebstrap',
    [
      ...['--variant=minbase', '--include=ca-certificates', '--aptopt=Acquire::Check-Valid-Until "false"'],
      ...[...options, SUITE, archive],
    ],
    { seconds: 300 },
  )
  if (code !== 0) throw new Error(`mmdebstrap failed:\n${output.slice(-2_000)}`)
  await read('import', archive, standIns.debian)
}

/** Builds the image of a Containerfile with these lines. `prepare` puts files beside it. */
async function make(
  podman: Podman,
  tag: string,
  lines: string[],
  prepare?: (folder: string) => unknown,
): Promise<void> {
  if (await has(podman, tag)) return
  const folder = join(podman.dir, tag.replaceAll('/', '-'))
  mkdirSync(folder, { recursive: true })
  await prepare?.(folder)
  writeFileSync(join(folder, 'Containerfile'), lines.join('\n'))
  await podman.build(tag, folder)
}

const sources = join(root, 'scripts', 'image', 'stand-ins')

/** Makes all images that stand in for others. */
export async function makeStandIns(podman: Podman): Promise<void> {
  await makeDebian(podman)
  const from = `FROM ${standIns.debian}`
  await make(podman, standIns.node, [from, 'COPY --chmod=0755 node /usr/local/bin/'], (folder) =>
    copyFileSync(process.execPath, join(folder, 'node')),
  )
  await make(podman, standIns.nginx, [from, install('nginx-light')])
  const postgres = [
    from,
    install('postgresql-18'),
    // The ids of the official image.
    'RUN groupmod --gid 999 postgres; usermod --uid 999 postgres; rm -rf /var/lib/postgresql/*',
    'ENV PATH=/usr/lib/postgresql/18/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'COPY --chmod=0755 postgres-entrypoint.sh /usr/local/bin/entrypoint',
    'STOPSIGNAL SIGINT',
    'VOLUME /var/lib/postgresql',
    'ENTRYPOINT ["/usr/local/bin/entrypoint"]',
  ]
  await make(podman, standIns.postgres, postgres, (folder) => cpSync(sources, folder, { recursive: true }))
  const mailbox = [`FROM ${standIns.node}`, 'COPY mailbox.mjs mailpit /', 'ENTRYPOINT ["/mailpit"]']
  await make(podman, standIns.mailbox, mailbox, (folder) => bundleServer(folder, 'mailbox', ['mailpit']))
  const bucket = [`FROM ${standIns.node}`, 'COPY bucket.mjs /', 'COPY versitygw wget /usr/local/bin/']
  await make(podman, standIns.bucket, bucket, (folder) =>
    bundleServer(folder, 'bucket', ['versitygw', 'wget']),
  )
  const pebble = [from, 'COPY pebble /usr/bin/', 'ENTRYPOINT ["pebble", "-config", "/pebble/config.json"]']
  await make(podman, standIns.pebble, pebble, (folder) =>
    copyFileSync(findProgram('pebble') ?? '/usr/bin/pebble', join(folder, 'pebble')),
  )
}

/** Puts a server into a folder as one file, with the programs that stand for those of the image. */
async function bundleServer(folder: string, name: string, programs: string[]): Promise<void> {
  await bundle({
    entryPoints: [join(sources, `${name}.ts`)],
    outfile: join(folder, `${name}.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
  for (const program of programs) {
    copyFileSync(join(sources, `${program}.sh`), join(folder, program))
    chmodSync(join(folder, program), 0o755)
  }
}

/** Builds the two images of deploy/ from a finished release. */
export async function makeImages(
  podman: Podman,
  release: string,
): Promise<{ puente: string; front: string }> {
  const context = join(podman.dir, 'context')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context)
  cpSync(release, join(context, 'release'), { recursive: true, verbatimSymlinks: true })
  const puente = 'localhost/puente:test'
  const front = 'localhost/puente-front:test'
  await podman.build(puente, context, [
    ...['--file', join(root, 'deploy', 'Containerfile')],
    ...['--build-arg', `NODE_IMAGE=${standIns.node}`, '--build-arg', `BASE_IMAGE=${standIns.debian}`],
    // Of the distribution, whose version is 18 as well.
    ...['--build-arg', 'POSTGRES_REPOSITORY='],
  ])
  await podman.build(front, join(root, 'deploy'), [
    ...[
      '--file',
      join(root, 'deploy', 'front.Containerfile'),
      '--build-arg',
      `NGINX_IMAGE=${standIns.nginx}`,
    ],
  ])
  return { puente, front }
}
