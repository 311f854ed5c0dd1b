import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { root } from '../process/root'
import type { Podman, Result, RunOptions } from './podman'
import { standIns } from './stand-ins'

export const host = 'www.puente.test'

export interface Images {
  puente: string
  front: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** The services of deploy/compose.yaml that a site has; each is a container of the project. */
export const services = ['database', 'web-1', 'web-2', 'worker', 'backup', 'front'] as const

/** Where a site of the test is: its project of Compose, and the ports of this machine. */
export interface Place {
  project: string
  ports: { http: number; https: number; mailbox: number }
  /** The folder of the certificate authority, and its address. */
  authority?: { folder: string; directory: string }
}

/** Describes a site in containers as `deploy/compose.yaml` starts it. */
export function openSite(podman: Podman, images: Images, { project, ports, authority }: Place) {
  const folder = join(podman.dir, `etc-${project}`)
  mkdirSync(folder, { recursive: true })
  const additions = join(podman.dir, `${project}.yaml`)
  writeFileSync(additions, JSON.stringify({ services: authority ? frontWith(authority.folder) : {} }))
  const env = {
    PUENTE_FOLDER: folder,
    PUENTE_IMAGE: images.puente,
    FRONT_IMAGE: images.front,
    POSTGRES_IMAGE: standIns.postgres,
    MAILBOX_IMAGE: standIns.mailbox,
    BUCKET_IMAGE: standIns.bucket,
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    MAILBOX_PORT: String(ports.mailbox),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: `compose.yaml:${additions}`,
    ...(authority && { ACME_DIRECTORY: authority.directory }),
  }
  const containerOf = (service: string) => `${project}_${service}_1`
  const run = (file: string, args: string[], options: RunOptions = {}) =>
    podman.run(join(root, 'deploy', file), args, { ...options, env })

  /** Runs a command of Compose in deploy/. */
  const compose = (args: string[], options: RunOptions = {}): Promise<Result> =>
    podman.run(
      'sh',
      ['-c', 'cd "$0" && exec podman-compose -p "$@"', join(root, 'deploy'), project, ...args],
      {
        ...options,
        env,
      },
    )
  const exec = (service: string, ...args: string[]) => podman.podman(['exec', containerOf(service), ...args])
  /** Reads rows of the database; without a password, inside its container. */
  const sql = async (query: string): Promise<string> => {
    const { code, output } = await exec('database', 'psql', '-U', 'postgres', '-d', 'puente', '-tAc', query)
    if (code !== 0) throw new Error(output)
    return output.trim()
  }
  const isHealthy = async (service: string) =>
    (await podman.podman(['healthcheck', 'run', containerOf(service)])).code === 0
  const waitForHealth = (service: string, seconds: number) =>
    waitUntil(() => isHealthy(service), seconds, `${service} did not become healthy`)
  return { folder, project, env, ports, containerOf, run, compose, exec, sql, isHealthy, waitForHealth }
}
export type Site = ReturnType<typeof openSite>

const frontWith = (folder: string) => ({
  front: { environment: { CURL_CA_BUNDLE: '/pebble/ca.pem' }, volumes: [`${folder}:/pebble:ro`] },
})

/** Polls a condition. Throws when it does not hold in time. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  seconds: number,
  message: string,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${message} within ${seconds} s`)
    await sleep(500)
  }
}

export interface Visit {
  method?: string
  headers?: Record<string, string>
  json?: object
  /** Of any other type, which its headers name. */
  body?: Uint8Array
}

/** Asks the site as a browser that trusts `ca` does: by its name, at the port of this machine. */
export function visit(ports: Place['ports'], ca: string, path: string, options: Visit = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, json, body: bytes } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: ports.https, path, method, ca, servername: host, timeout: 15_000 },
        headers: {
          host,
          ...(json && { 'content-type': 'application/json', origin: `https://${host}` }),
          ...headers,
        },
        // A pooled connection would hide a front server that restarts.
        agent: false,
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
        response.on('error', reject)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(json ? JSON.stringify(json) : bytes)
  })
}

/** Asks port 80, and returns the status and where it redirects to. */
export const visitPlain = (port: number, path: string): Promise<{ status: number; location?: string }> =>
  new Promise((resolve, reject) => {
    plainRequest({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })
