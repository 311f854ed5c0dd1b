import { z } from 'zod'

import { isEmailAddress } from './lib/email-address'
import { isLocalHost } from './lib/local-host'

/** A boolean variable: set to 1 or true, or absent. */
const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

/** An integer from `min` to `max`. */
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}
const port = integer(1, 65535)
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must look like postgres://user:password@host:5432/name, with special characters of the password encoded (%2F for /)',
})
// What else is asked of an address needs one, so that comes first and ends the check (`abort`).
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
/** A secret that is sent in a header. A line break from a file of secrets would make every request fail. */
const headerSecret = z.string().regex(/^[\x21-\x7e]+$/, 'must have no spaces or line breaks')
/** An address that requests are sent to: credentials belong in a variable of their own, and a query would be lost. */
const serviceUrl = httpUrl.refine((value) => {
  const { username, password, search, hash } = new URL(value)
  return !username && !password && !search && !hash
}, 'must have no user, password or query')

/** A sender of emails: an address, or a name and an address. A comma in a name would start another sender unless it's quoted. */
const SENDER = /^(?:(?:"[^"<>]*"|[^"<>@,;:]*)<([^<>]+)>|([^<>\s]+))$/
const sender = z.string().refine((value) => {
  const [, inBrackets, alone = ''] = SENDER.exec(value.trim()) ?? []
  return isEmailAddress(inBrackets ?? alone)
}, 'must be an address or a name and an address, such as `Agency <hello@agency.com>`')
const region = z.string().regex(/^[a-z0-9-]+$/, 'must be a region such as us-east-1, or auto')

/** Every environment variable and its format. README.md explains their meaning. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  CI: flag,

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL: integer(2, 200).default(8),
  PAYLOAD_MIGRATING: flag,
  PAYLOAD_SECRET: z.string().optional(),

  SITE_URL: httpUrl.transform((value) => new URL(value).origin).default('http://localhost:3000'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  TRUSTED_PROXIES: integer(0, 10).default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_SDK_DISABLED: flag,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: sender.default('Puente <hola@puente.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  MODEL_URL: serviceUrl.default('https://api.openai.com/v1'),
  MODEL_API_KEY: headerSecret.optional(),
  MODEL_NAME: z.string().trim().min(1).max(200).optional(),
  STRIPE_SECRET_KEY: headerSecret.optional(),
  STRIPE_URL: httpUrl.transform((value) => new URL(value).origin).default('https://api.stripe.com'),

  MEDIA_DIR: z.string().default('.data/media'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: region.optional(),
  S3_ENDPOINT: serviceUrl.optional(),
  S3_ACCESS_KEY_ID: headerSecret.optional(),
  S3_SECRET_ACCESS_KEY: headerSecret.optional(),

  CDN_PURGE_URL: serviceUrl.optional(),
  CDN_PURGE_TOKEN: headerSecret.optional(),

  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: integer(1, 9_999).default(14),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .regex(/^(age1|ssh-)\S/, 'must be a recipient of age, such as age1...')
    .optional(),
  BACKUP_S3_REGION: region.optional(),
  BACKUP_S3_ENDPOINT: serviceUrl.optional(),
  BACKUP_S3_ACCESS_KEY_ID: headerSecret.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: headerSecret.optional(),

  /** A folder in place of /, in which tests install releases. */
  PUENTE_ROOT: z.string().default('/'),

  DEMO_DIR: z.string().default('.data/demo'),
  DEMO_PASSWORD: z.string().min(12).optional(),
  MAILBOX_PORT: port.default(8025),

  CHROMIUM_PATH: z.string().optional(),
  E2E_URL: httpUrl.optional(),
  E2E_MAILBOX_URL: httpUrl.optional(),
  E2E_DATABASE_URL: postgresUrl.optional(),
  E2E_OWNER_URL: postgresUrl.optional(),
  E2E_PASSWORD: z.string().optional(),
  E2E_MEDIA_DIR: z.string().optional(),
  E2E_WEB_PID: z.string().optional(),
  E2E_LOGS: z.string().optional(),
  E2E_SECRET: z.string().optional(),
  E2E_CDN_URL: httpUrl.optional(),
  /** Set by `npm run test:faults`: what `npm test` shortens or leaves out is complete. */
  E2E_LONG: z.string().optional(),
  E2E_NGINX: z.string().optional(),
  E2E_VARNISH: z.string().optional(),
  E2E_FRONT_URL: httpUrl.optional(),
})

/** All or none of each: pictures must not end up on the disk because a variable was misspelled. */
const variableGroups = [
  {
    endpoint: 'CDN_PURGE_URL',
    names: ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
    needs: 'a CDN needs CDN_PURGE_URL and CDN_PURGE_TOKEN',
  },
  {
    endpoint: 'S3_ENDPOINT',
    names: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    needs: 'a bucket needs S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  },
  {
    endpoint: 'BACKUP_S3_ENDPOINT',
    names: ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
    needs: 'backups need BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY',
  },
] as const

const consistentSchema = schema.superRefine((values, context) => {
  for (const { endpoint, names, needs } of variableGroups) {
    const missing = names.filter((name) => values[name] === undefined)
    const isWanted = values[endpoint] !== undefined || missing.length < names.length
    if (isWanted && missing.length > 0)
      context.addIssue({ code: 'custom', path: [missing.join(', ')], message: `missing; ${needs}` })
  }
  for (const other of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (values[other] && !values.DATABASE_URL)
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: `missing; ${other} needs it` })
})

type Variables = Record<string, string | undefined>

/** Shells and compose files often set empty variables: they count as absent. */
const withoutEmpty = (given: Variables): Variables =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))

const faultsOf = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

const variables = withoutEmpty(process.env)
const parsed = consistentSchema.safeParse(variables)
if (!parsed.success) throw new Error(`Bad environment variable. ${faultsOf(parsed.error).join('; ')}`)

/** The validated environment. Formats are checked on import; `requireRuntime` checks what the servers need. */
export const env = parsed.data

/** Whether traces are sent. The SDK of OpenTelemetry reads its other variables itself. */
export const isTracingOn =
  !env.OTEL_SDK_DISABLED && Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)

/** The CDN that keeps public pages until they are purged; undefined when there is none. */
export const cdnSettings =
  env.CDN_PURGE_URL && env.CDN_PURGE_TOKEN
    ? { url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN }
    : undefined

/** The bucket that stores uploaded pictures; undefined when they are stored in MEDIA_DIR. */
export const bucketSettings = bucketOf(env)

function bucketOf(values: typeof env) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  return { bucket, region, endpoint, credentials: { accessKeyId, secretAccessKey } }
}

/** The service whose buckets take backups: its own variables, else those of the pictures. */
export const backupBucketSettings = backupBucketOf(env)

function backupBucketOf(values: typeof env): Omit<NonNullable<typeof bucketSettings>, 'bucket'> | undefined {
  const { BACKUP_S3_REGION: region, BACKUP_S3_ENDPOINT: endpoint } = values
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!region || !accessKeyId || !secretAccessKey) return bucketSettings
  return { region, endpoint, credentials: { accessKeyId, secretAccessKey } }
}

/** The environment for a child process: this one's, with `variables` on top (undefined removes one). */
export const childEnv = (variables: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

const weakSecrets = /^(secret|change|payload|puente|default|example|test|password)/i

/** The names of the variables that are set. */
const setVariables: ReadonlySet<string> = new Set(Object.keys(variables))

/** Returns why web and worker cannot start, one sentence per variable; empty when they can. Not used at build time. */
export function runtimeErrors(values: typeof env = env, given = setVariables): string[] {
  const errors: string[] = []
  if (!values.DATABASE_URL) errors.push('DATABASE_URL is missing: the address of the Postgres database')
  if (!values.PAYLOAD_SECRET) errors.push('PAYLOAD_SECRET is missing: 32 random characters or more')
  else if (values.NODE_ENV === 'production' && isWeak(values.PAYLOAD_SECRET))
    errors.push('PAYLOAD_SECRET is weak: use 32 random characters or more, such as `openssl rand -hex 32`')
  if (values.MODEL_API_KEY && !values.MODEL_NAME)
    errors.push('MODEL_NAME is missing: the name of the model that MODEL_URL offers')
  if (values.MODEL_NAME && !values.MODEL_API_KEY)
    errors.push(
      'MODEL_API_KEY is missing: a local server that asks for no key gets any word, such as `local`',
    )
  // The defaults of these only suit development: nobody could follow the links or reply to the sender.
  if (values.NODE_ENV === 'production' && !given.has('SITE_URL'))
    errors.push('SITE_URL is missing: the public address of the site, such as https://www.agency.com')
  else if (values.NODE_ENV === 'production' && isUnsafe(values.SITE_URL))
    errors.push(
      'SITE_URL begins with http, so anyone on the way could read passwords: use https (only localhost may have http)',
    )
  if (values.NODE_ENV === 'production' && !given.has('MAIL_FROM'))
    errors.push('MAIL_FROM is missing: the sender of emails, such as `Agency <hello@agency.com>`')
  return errors
}

/** Returns what keeps web and worker from starting in production with these variables and no others; empty when nothing does. */
export function productionErrors(given: Variables): string[] {
  const set = withoutEmpty({ ...given, NODE_ENV: 'production' })
  const result = consistentSchema.safeParse(set)
  return result.success ? runtimeErrors(result.data, new Set(Object.keys(set))) : faultsOf(result.error)
}

/** Throws an error that names every missing or weak variable. */
export function requireRuntime(): void {
  const errors = runtimeErrors()
  if (errors.length > 0) throw new Error(errors.join('. '))
}

/** Whether the pages and cookies of a site travel unencrypted. */
function isUnsafe(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol !== 'https:' && !isLocalHost(hostname)
}

/** Whether a secret is guessable: short, well known or made of few characters. */
const isWeak = (secret: string) => secret.length < 32 || weakSecrets.test(secret) || new Set(secret).size < 8
