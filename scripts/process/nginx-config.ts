import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './children'

/** What the front server is given here in place of a machine of its own. */
export interface FrontPlace {
  /** Its configuration, certificate, cache and logs. */
  dir: string
  /** The site behind it, as `127.0.0.1:3000`; several are separated by spaces. */
  upstream: string
  ports: { http: number; https: number; compressing: number }
  /** Without TLS, to be measured beside servers that have none. */
  isPlain?: boolean
}

const shipped = join(root, 'deploy')

/** What the configuration calls this machine in place of the example. */
const name = 'localhost'

/** nginx makes these at its start, wherever its package was built to have them. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

type Replacement = [from: RegExp, to: string]

/** Everything that differs between the shipped files and what runs here: names, ports, places, and nothing else. */
const replacementsFor = ({ dir, upstream, ports, isPlain }: FrontPlace): Replacement[] => [
  [/^user www-data;/m, process.getuid?.() === 0 ? 'user root;' : ''],
  [/^http \{/m, ['http {', ...temporary.map((kind) => `  ${kind}_temp_path ${dir}/${kind};`)].join('\n')],
  [/\/etc\/letsencrypt\/live\/www\.example\.com\//g, `${dir}/`],
  [/\/run\/|\/var\/cache\/|\/var\/log\/nginx\//g, `${dir}/`],
  [/www\.example\.com/g, name],
  [/^ *listen \[::\].*\n/gm, ''],
  [/listen 80 /g, `listen 127.0.0.1:${ports.http} `],
  [/listen 443 ssl http2/g, `listen 127.0.0.1:${ports.https}${isPlain ? '' : ' ssl http2'}`],
  [/127\.0\.0\.1:3081/g, `127.0.0.1:${ports.compressing}`],
  [
    /server 127\.0\.0\.1:3000;/,
    upstream
      .split(' ')
      .map((address) => `server ${address};`)
      .join(' '),
  ],
]

/** Writes the shipped configuration, made to run here, into its folder. Returns the main file. */
export function writeFrontConfig(place: FrontPlace): string {
  mkdirSync(place.dir, { recursive: true })
  const files = readdirSync(shipped).filter((file) => file.endsWith('.conf'))
  const texts = files.map((file) => readFileSync(join(shipped, file), 'utf8'))
  const replacements = replacementsFor(place)
  const unused = replacements.find(([from]) => !texts.some((text) => text.search(from) >= 0))
  if (unused) throw new Error(`deploy/ has nothing like ${unused[0]}: see scripts/process/nginx-config.ts.`)
  for (const [index, text] of texts.entries())
    writeFileSync(
      join(place.dir, files[index] ?? ''),
      replacements.reduce((made, [from, to]) => made.replace(from, () => to), text),
    )
  return join(place.dir, 'nginx.conf')
}
