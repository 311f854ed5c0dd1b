import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { answersSoon, root } from '../process/children'
import { type Crew } from '../process/crew'
import { plain } from '../process/plain.mjs'
import { freePort } from '../process/ports'
import { type PageAnswer } from './page-answer'

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** A file twice: by itself, and with every header that the site sends with it, which are some bytes more. */
const locationsOf = (dir: string, name: string, { headers }: PageAnswer) => `
    location = /${name} {
      add_header Content-Encoding gzip;
    }
    location = /${name}/whole {
      alias ${dir}/pages/${name};
      ${headers.map(([key, value]) => `add_header ${key} ${quoted(value)};`).join('\n      ')}
    }`

/** nginx as it serves a file best: open files remembered, nothing written down, nothing decided. */
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
 * The two limits beside which the site is measured: nginx that serves the very bytes of its pages as files, and Node
 * that serves them from memory. Returns where each answers `/<name>`.
 */
export async function startLimits(crew: Crew, nginx: string, dir: string, pages: Record<string, PageAnswer>) {
  const folder = join(dir, 'pages')
  mkdirSync(folder, { recursive: true })
  for (const [name, { body }] of Object.entries(pages)) writeFileSync(join(folder, name), body)
  const locations = Object.entries(pages).map(([name, page]) => locationsOf(dir, name, page))
  const [staticPort, memoryPort] = [await freePort(), await freePort()]
  const config = join(dir, 'static.conf')
  writeFileSync(config, staticConfig(dir, staticPort, locations.join('')))
  const run = (name: string, ...args: string[]) =>
    crew.start({ name, args, env: childEnv({ NODE_ENV: 'production' }), log: join(dir, `${name}.log`) })
  const started = [
    [staticPort, run('static', join(root, 'scripts/process/run-nginx.mjs'), nginx, config)],
    [memoryPort, run('memory', join(root, 'scripts/bench/memory-server.mjs'), String(memoryPort), folder)],
  ] as const
  for (const [port, child] of started)
    if (!(await answersSoon(`http://127.0.0.1:${port}/`, child))) throw plain(`${child.name} does not answer`)
  return { file: `http://127.0.0.1:${staticPort}`, memory: `http://127.0.0.1:${memoryPort}` }
}
