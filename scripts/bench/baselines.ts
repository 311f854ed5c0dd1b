import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { nginxArgs } from '../nginx/server'
import { waitForHttp } from '../process/child-process'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { UserError } from '../process/user-error.mjs'
import { getFreePort } from '../process/ports'
import { type PageResponse } from './page-response'

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Serves a file alone, and with the headers of the page, which add some bytes. */
const locationsFor = (dir: string, name: string, { headers }: PageResponse) => `
    location = /${name} {
      add_header Content-Encoding gzip;
    }
    location = /${name}/with-headers {
      alias ${dir}/pages/${name};
      ${headers.map(([key, value]) => `add_header ${key} ${quote(value)};`).join('\n      ')}
    }`

/** The fastest way for nginx to serve files: cached file handles, no logs, no rules. */
const staticConfig = (
  dir: string,
  port: number,
  locations: string,
) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {
  worker_connections 4096;
}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${dir}/${kind};`).join('\n')}
  default_type "text/html; charset=utf-8";
  server_tokens off;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  open_file_cache max=100 inactive=30s;
  open_file_cache_valid 10s;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/pages;
${locations}
  }
}
`

/**
 * Starts two servers that send the same bytes as the site and do nothing else: nginx from files and Node from memory.
 * Returns their base URLs; a page is at `/<name>`.
 */
export async function startBaselines(
  supervisor: Supervisor,
  nginx: string,
  dir: string,
  pages: Record<string, PageResponse>,
) {
  const folder = join(dir, 'pages')
  mkdirSync(folder, { recursive: true })
  for (const [name, { body }] of Object.entries(pages)) writeFileSync(join(folder, name), body)
  const locations = Object.entries(pages).map(([name, page]) => locationsFor(dir, name, page))
  const [staticPort, memoryPort] = [await getFreePort(), await getFreePort()]
  const config = join(dir, 'static.conf')
  writeFileSync(config, staticConfig(dir, staticPort, locations.join('')))
  const env = childEnv({ NODE_ENV: 'production' })
  const start = (name: string, ...args: string[]) =>
    supervisor.start({ name, args, env, log: join(dir, `${name}.log`) })
  const children = [
    [staticPort, start('static', ...nginxArgs(nginx, config))],
    [memoryPort, start('memory', join(root, 'scripts/bench/memory-server.mjs'), String(memoryPort), folder)],
  ] as const
  for (const [port, child] of children)
    if (!(await waitForHttp(`http://127.0.0.1:${port}/`, child)))
      throw new UserError(`${child.name} does not answer.`)
  return { file: `http://127.0.0.1:${staticPort}`, memory: `http://127.0.0.1:${memoryPort}` }
}
