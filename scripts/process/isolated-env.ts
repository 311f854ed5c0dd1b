import { childEnv } from '../../src/env'

/** The variables that differ between deployments. */
const deploymentVariables = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_POOL',
  'PAYLOAD_SECRET',
  'SITE_URL',
  'HOST',
  'PORT',
  'TRUSTED_PROXIES',
  'METRICS_HOST',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'SMTP_URL',
  'MAIL_FROM',
  'MODEL_URL',
  'MODEL_API_KEY',
  'MODEL_NAME',
  'STRIPE_SECRET_KEY',
  'STRIPE_URL',
  'LOG_LEVEL',
  'MEDIA_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'BACKUP_AGE_RECIPIENT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'DEMO_DIR',
  'DEMO_PASSWORD',
  'MAILBOX_PORT',
]

/** Returns the environment of a child that must not depend on the machine's settings: a build, a check or a test. */
export const isolatedEnv = (variables: Record<string, string | undefined> = {}): NodeJS.ProcessEnv =>
  childEnv({
    ...Object.fromEntries(deploymentVariables.map((name) => [name, undefined])),
    NEXT_TELEMETRY_DISABLED: '1',
    ...variables,
  })
