import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { findProgram } from '../../scripts/process/find-program'

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  spec?: Record<string, unknown>
}
interface Container {
  args: string[]
  securityContext: object
  resources: object
  startupProbe?: { httpGet: { path: string } }
  lifecycle?: { preStop: { sleep: { seconds: number } } }
  env?: { name: string; valueFrom?: object }[]
}
interface Pod {
  securityContext: object
  automountServiceAccountToken: boolean
  terminationGracePeriodSeconds?: number
  containers: Container[]
}

const folder = 'deploy/kubernetes'
const read = (text: string) => parseAllDocuments(text).map((one) => one.toJS() as Manifest)
const rendered = readFileSync(`${folder}/rendered.yaml`, 'utf8')
const manifests = read(rendered)
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`
/** Versions of Kustomize sort in their own ways, and compute their own hash for the name of a ConfigMap. */
const comparable = (text: string) =>
  read(text.replaceAll(/\bpuente-[a-z\d]{10}\b/g, 'puente-hash')).sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b)),
  )
const names = manifests.map(nameOf)

/** The validators that kubernetes-models has compiled from the schemas of Kubernetes' API. */
const packages: Record<string, () => Promise<object>> = {
  v1: () => import('kubernetes-models/v1'),
  'apps/v1': () => import('kubernetes-models/apps/v1'),
  'autoscaling/v2': () => import('kubernetes-models/autoscaling/v2'),
  'batch/v1': () => import('kubernetes-models/batch/v1'),
  'networking.k8s.io/v1': () => import('kubernetes-models/networking.k8s.io/v1'),
  'policy/v1': () => import('kubernetes-models/policy/v1'),
}
type Model = new (data: object) => { validate: () => void }

type Schema = { properties?: Record<string, Schema> } & Record<string, unknown>
const { schemas } = JSON.parse(readFileSync(`${folder}/schemas.json`, 'utf8')) as {
  schemas: Record<string, Schema>
}
const ajv = new Ajv({ strict: false, validateFormats: false })

/** As the API server does by default: what a schema does not know is an error. */
function withoutUnknown(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnknown)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutUnknown(value)]))
  const isClosed = 'properties' in schema && schema.properties !== null && !('additionalProperties' in schema)
  const isFree = 'x-kubernetes-preserve-unknown-fields' in schema
  return isClosed && !isFree && (schema as Schema).type === 'object'
    ? { ...inner, additionalProperties: false }
    : inner
}

/** Returns the value, and what of it has not been read: the validators read all fields that they know, and ignore others. */
function recordReads<Value extends object>(value: Value, path = ''): [Value, () => string[]] {
  const wasRead = new Set<string>()
  const inner = new Map<string, [unknown, () => string[]]>()
  for (const [key, field] of Object.entries(value))
    if (typeof field === 'object' && field !== null)
      inner.set(key, recordReads(field as object, `${path}/${key}`))
  const recorder = new Proxy(value, {
    get(target, key) {
      if (typeof key === 'string') wasRead.add(key)
      return inner.get(String(key))?.[0] ?? (Reflect.get(target, key) as unknown)
    },
  })
  const unread = () =>
    Object.keys(value).flatMap((key) =>
      wasRead.has(key) ? (inner.get(key)?.[1]() ?? []) : [`${path}/${key}`],
    )
  return [recorder, unread]
}

/** Throws unless a manifest has the form of its kind. Returns fields that its kind does not have. */
async function check(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest
  const schema = schemas[`${apiVersion}/${kind}`]
  if (schema) {
    const validate = ajv.compile(withoutUnknown(schema) as object)
    if (!validate(manifest)) throw new Error(ajv.errorsText(validate.errors))
    return []
  }
  const models = (await packages[apiVersion]?.()) as Record<string, Model> | undefined
  const KindModel = models?.[kind]
  if (!KindModel) throw new Error(`There is no schema of ${apiVersion} ${kind}`)
  const [recorder, unread] = recordReads(manifest)
  const model = new KindModel(manifest)
  Object.assign(model, recorder)
  model.validate()
  return unread()
}

/** Every pod that a manifest makes. */
function podsOf({ kind, spec }: Manifest): Pod[] {
  if (kind === 'CronJob')
    return podsOf({ kind: 'Job', ...(spec as { jobTemplate: object }).jobTemplate } as Manifest)
  return kind === 'Deployment' || kind === 'Job' ? [(spec as { template: { spec: Pod } }).template.spec] : []
}
const pods = manifests.flatMap(podsOf)

describe('deploy/kubernetes', () => {
  it.each(manifests.map((manifest, index) => [names[index], manifest] as const))(
    '%s is valid',
    async (_, manifest) => {
      expect(await check(manifest)).toEqual([])
    },
  )

  it('would not be valid with a wrong type, value or name', async () => {
    const find = (kind: string) => structuredClone(manifests.find((one) => one.kind === kind)) as never
    const budget = find('PodDisruptionBudget') as { spec: Record<string, unknown> }
    budget.spec.maxUnavailabel = 1
    expect(await check(budget as never)).toEqual(['/spec/maxUnavailabel'])
    budget.spec.selector = 'web'
    await expect(check(budget as never)).rejects.toThrow()
    const pooler = find('Pooler') as { spec: { type: string; instanses?: number } }
    pooler.spec.type = 'rx'
    await expect(check(pooler as never)).rejects.toThrow('allowed values')
    Object.assign(pooler.spec, { type: 'rw', instanses: 2 })
    await expect(check(pooler as never)).rejects.toThrow('additional properties')
  })

  it('is what kubectl makes of the folder', ({ skip }) => {
    const kubectl = findProgram('kubectl') ?? skip('there is no kubectl')
    const { stdout, stderr } = spawnSync(kubectl, ['kustomize', folder], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(comparable(stdout)).toEqual(comparable(rendered))
  })

  it('has all parts', () => {
    expect(names.map((name) => name.replace(/ puente-\w+$/, ' puente'))).toEqual(
      expect.arrayContaining([
        ...[
          'Deployment web',
          'HorizontalPodAutoscaler web',
          'PodDisruptionBudget web',
          'Service web',
          'Ingress web',
        ],
        ...[
          'Deployment worker',
          'PodDisruptionBudget worker',
          'Job migrate',
          'CronJob backup',
          'ConfigMap puente',
        ],
        ...[
          'Cluster database',
          'Pooler database-pooler',
          'ScheduledBackup database',
          'ObjectStore database-backups',
        ],
      ]),
    )
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace') expect(metadata.namespace, metadata.name).toBe('puente')
  })

  it('gives no pod a right that it does not need, and each a limit', () => {
    expect(pods).toHaveLength(4)
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      })
      for (const { securityContext, resources } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources).toMatchObject({ limits: { memory: expect.any(String) as string } })
      }
    }
  })

  it('has no secret in it, and tells the password of the owner to migrations and backups only', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([])
    expect(rendered).not.toMatch(/postgres:\/\/|password:|_KEY=|TOKEN=/)
    const knowsOwner = pods.flatMap(({ containers }) => containers).filter(({ env }) => env?.length)
    expect(knowsOwner.map(({ args, env }) => [args[0], env?.map(({ name }) => name)])).toEqual([
      ['backup', ['DATABASE_OWNER_URL']],
      ['migrate', ['DATABASE_OWNER_URL']],
    ])
  })

  it('lets a web pod that stops finish what is open, as long as the site allows', () => {
    const [web] = pods.filter(({ containers }) => containers[0]?.args[0] === 'web')
    const [container] = web?.containers ?? []
    expect(container?.startupProbe?.httpGet.path).toBe('/api/health/ready')
    const pause = container?.lifecycle?.preStop.sleep.seconds ?? 0
    // A language model may answer for 45 s.
    expect((web?.terminationGracePeriodSeconds ?? 0) - pause).toBeGreaterThan(45)
    const worker = pods.find(({ containers }) => containers[0]?.args[0] === 'worker')
    const timeout = /SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(readFileSync('src/worker.ts', 'utf8'))?.[1] ?? ''
    expect((worker?.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(
      Number(timeout.replace('_', '')),
    )
  })
})
