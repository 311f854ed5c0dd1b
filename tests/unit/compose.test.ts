import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  restart: string
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  logging: { options: Record<string, string> }
  mem_limit: string
  healthcheck: { test: string }
  depends_on?: Record<string, { condition: string }>
  environment?: Record<string, string>
  volumes?: string[]
  secrets?: string[]
  profiles?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

const text = readFileSync('deploy/compose.yaml', 'utf8')
const { services, volumes, secrets } = parse(text, { merge: true }) as Compose
const containerfile = readFileSync('deploy/Containerfile', 'utf8')

describe('deploy/compose.yaml', () => {
  it.each(Object.entries(services))(
    '%s has limits, a health check, and no right that it does not need',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges'],
      })
      expect(service.logging.options['max-size']).toMatch(/^\d+m$/)
      expect(service.mem_limit).toMatch(/^\d+[mg]$/)
      expect(service.healthcheck.test).toBeTruthy()
      expect(service.restart).toBe(name === 'migrate' ? 'no' : 'always')
    },
  )

  it('starts nothing on a database that is not migrated', () => {
    for (const name of ['web-1', 'web-2', 'worker', 'backup'])
      expect(services[name]?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    expect(services.migrate?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  })

  it('has no secret in it: each is a file of the folder that `puente init` wrote', () => {
    for (const { file } of Object.values(secrets))
      expect(file).toMatch(/^\$\{PUENTE_FOLDER:-\/etc\/puente\}\//)
    for (const { environment = {} } of Object.values(services))
      for (const [name, value] of Object.entries(environment))
        if (/password|secret|key/i.test(name)) expect(value).toMatch(/^\/run\/secrets\//)
  })

  it('names images of others in full, and lets a variable replace each', () => {
    for (const { image } of Object.values(services))
      expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-(localhost\/puente(-front)?|docker\.io\/[^:}]+:[^:}]+)\}$/)
    const bases = ['deploy/Containerfile', 'deploy/front.Containerfile'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base),
    )
    for (const base of bases) expect(base).toMatch(/^\$\{[A-Z]+_IMAGE\}$/)
  })

  it('declares the volumes and secrets that it uses', () => {
    for (const { volumes: used = [], secrets: read = [] } of Object.values(services)) {
      for (const [source = ''] of used.map((volume) => volume.split(':')))
        if (/^\w+$/.test(source)) expect(Object.keys(volumes)).toContain(source)
      for (const name of read) expect(Object.keys(secrets)).toContain(name)
    }
  })
})

it('the image is not root, and has a health check and all that its files name', () => {
  expect(containerfile).toMatch(/^USER 10001:10001$/m)
  expect(containerfile).toMatch(/^HEALTHCHECK .*CMD \["puente", "health"\]$/m)
  const front = readFileSync('deploy/front.Containerfile', 'utf8')
  expect(front).toMatch(/^USER www-data$/m)
  const copied = [...front.matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied.length).toBeGreaterThan(4)
  for (const name of copied) expect(existsSync(`deploy/${name}`), name).toBe(true)
})

it('the front server changes every place of the configuration that a container needs to be another', () => {
  const script = readFileSync('deploy/front.sh', 'utf8')
  const configuration = ['nginx', 'puente', 'puente-server']
    .map((name) => readFileSync(`deploy/${name}.conf`, 'utf8'))
    .join()
  for (const place of [
    'www.example.com',
    '/run/nginx.pid',
    '/run/puente-pages',
    '/var/cache/puente-',
    '/etc/nginx/puente-tls',
    '/var/www/puente-acme',
    'listen 80;',
    'listen 443 ssl http2;',
    'server 127.0.0.1:3000 max_fails=0;',
  ]) {
    expect(configuration, place).toContain(place)
    expect(script.replaceAll('\\', ''), place).toContain(place)
  }
})
