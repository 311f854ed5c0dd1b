import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'

/** How the deployed nginx configuration is changed to run on this machine. */
export interface NginxOptions {
  /** The folder of its configuration, certificate, cache and logs. */
  dir: string
  /** The site behind it, such as `127.0.0.1:3000`; several are separated by spaces. */
  upstream: string
  ports: { http: number; https: number; compressing: number }
  /** Turns TLS off, for comparison with servers that have none. */
  isTlsOff?: boolean
  /** The configuration of other sites that this nginx serves, too. */
  otherSites?: string
}

const deployDir = join(root, 'deploy')

/** Replaces the example host of the configuration. */
const host = 'localhost'

/** nginx creates these folders at its start, by default in a folder of the system. */
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

type Replacement = [from: RegExp, to: string]

/** The only differences from the deployed configuration: host, ports and folders. */
const replacementsFor = ({
  dir,
  upstream,
  ports,
  isTlsOff,
  otherSites = '',
}: NginxOptions): Replacement[] => [
  // First, because the next ones are for them, too.
  [/^ *include puente\.conf;/m, `${otherSites}\n  include puente.conf;`],
  // Before the next ones, because `dir` itself can contain such a path.
  [/\/run\/|\/var\/cache\/|\/var\/log\/nginx\//g, `${dir}/`],
  [/^user www-data;/m, process.getuid?.() === 0 ? 'user root;' : ''],
  [
    /^http \{/m,
    ['http {', ...temporaryFolders.map((name) => `  ${name}_temp_path ${dir}/${name};`)].join('\n'),
  ],
  [/\/etc\/nginx\/puente-tls\/|\/var\/www\//g, `${dir}/`],
  [/www\.example\.com/g, host],
  [/^ *listen \[::\].*\n/gm, ''],
  [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
  [/listen 443 ssl http2/g, `listen 127.0.0.1:${ports.https}${isTlsOff ? '' : ' ssl http2'}`],
  [/127\.0\.0\.1:3081/g, `127.0.0.1:${ports.compressing}`],
  [
    /server 127\.0\.0\.1:3000 max_fails=0;/,
    upstream
      .split(' ')
      .map((address) => `server ${address} max_fails=0;`)
      .join(' '),
  ],
]

/** Writes the adapted configuration into `options.dir` and returns the path of nginx.conf. */
export function writeNginxConfig(options: NginxOptions): string {
  mkdirSync(options.dir, { recursive: true })
  const files = readdirSync(deployDir).filter((file) => file.endsWith('.conf'))
  const texts = files.map((file) => readFileSync(join(deployDir, file), 'utf8'))
  const replacements = replacementsFor(options)
  const unused = replacements.find(([from]) => !texts.some((text) => text.search(from) >= 0))
  if (unused)
    throw new Error(`Nothing in deploy/ matches ${String(unused[0])}: change it in scripts/nginx/config.ts.`)
  for (const [index, text] of texts.entries())
    writeFileSync(
      join(options.dir, files[index] ?? ''),
      replacements.reduce((result, [from, to]) => result.replace(from, () => to), text),
    )
  return join(options.dir, 'nginx.conf')
}
