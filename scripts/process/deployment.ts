import { childEnv } from '../../src/env'

/** What differs from one deployment to the next. */
const names = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_POOL',
  'PAYLOAD_SECRET',
  'SITE_URL',
  'HOST',
  'PORT',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'MAIL_FROM',
  'LOG_LEVEL',
  'MEDIA_DIR',
  'DEMO_DIR',
  'DEMO_PASSWORD',
  'MAILBOX_PORT',
]

/** The environment for a child that must not depend on where it runs: a build, a check, a test. */
export const neutralEnv = (variables: Record<string, string | undefined> = {}): NodeJS.ProcessEnv =>
  childEnv({
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    NEXT_TELEMETRY_DISABLED: '1',
    ...variables,
  })
