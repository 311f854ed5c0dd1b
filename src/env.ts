import { z } from 'zod'

/** A boolean variable: set to 1 or true, or absent. */
const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

/** A whole number between two others. */
const number = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}
const port = number(1, 65535)
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
})
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Every environment variable of the project: its format here, its meaning in README.md. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  CI: flag,

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_POOL: number(2, 200).default(8),
  PAYLOAD_MIGRATING: flag,
  PAYLOAD_SECRET: z.string().optional(),

  SITE_URL: httpUrl.transform((value) => new URL(value).origin).default('http://localhost:3000'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  TRUSTED_PROXIES: number(0, 10).default(0),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Puente <hola@puente.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  MEDIA_DIR: z.string().default('.data/media'),

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
  E2E_NGINX: z.string().optional(),
  E2E_FRONT_URL: httpUrl.optional(),
})

/** An empty variable counts as absent, as shells and compose files write them. */
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))

const parsed = schema.safeParse(given)
if (!parsed.success) {
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment variable. ${faults.join('; ')}`)
}

/** The validated environment. Formats hold from the first import on; presence is `requireRuntime`'s. */
export const env = parsed.data

/** The environment for a child process: this one's, with `variables` on top (undefined removes one). */
export const childEnv = (variables: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})

/** What the processes that serve cannot do without. Called at their start, never at build. */
const weakSecrets = /^(secret|change|payload|puente|default|example|test|password)/i

/** The faults that keep web and worker from starting, each naming its variable; empty when all is well. */
export function runtimeFaults(values: typeof env = env): string[] {
  const faults: string[] = []
  if (!values.DATABASE_URL) faults.push('DATABASE_URL is missing: the address of the Postgres database')
  if (!values.PAYLOAD_SECRET) faults.push('PAYLOAD_SECRET is missing: 32 random characters or more')
  else if (values.NODE_ENV === 'production' && isWeak(values.PAYLOAD_SECRET))
    faults.push('PAYLOAD_SECRET is weak: use 32 random characters or more, such as `openssl rand -hex 32`')
  return faults
}

/** Throws one sentence that names every missing or weak variable (security.md, rule 10). */
export function requireRuntime(): void {
  const faults = runtimeFaults()
  if (faults.length > 0) throw new Error(faults.join('. '))
}

/** Short, well known or made of few characters: guessable. */
const isWeak = (secret: string) => secret.length < 32 || weakSecrets.test(secret) || new Set(secret).size < 8
