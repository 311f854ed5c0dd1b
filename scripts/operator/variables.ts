/**
 * What the variables of operators mean, as `--help` says it in a few words; the README's table says more. A `*` stands for the rest of
 * several names.
 */
export const variables = {
  DATABASE_URL: 'Postgres, as the runtime role',
  DATABASE_OWNER_URL: 'the same database, as the owner of the schema; else one of the other two',
  DATABASE_DIRECT_URL: 'Postgres itself, if DATABASE_URL is a pooler',
  DATABASE_REPLICA_URL: 'a standby that answers reads',
  DATABASE_POOL: 'how many database connections it opens at most for requests and jobs (8)',
  PAYLOAD_SECRET: 'the secret of the site, the same for all processes',
  SITE_URL: 'the public address of the site',
  HOST: 'the address at which web listens (127.0.0.1)',
  PORT: 'its port (3000)',
  TRUSTED_PROXIES: 'how many proxies in front append to X-Forwarded-For (0)',
  SMTP_URL: 'the mail server; without it emails wait',
  MAIL_FROM: 'the sender of emails',
  MEDIA_DIR: 'the folder of pictures, unless a bucket has them',
  'S3_*': 'the bucket of pictures: BUCKET, REGION, ENDPOINT, ACCESS_KEY_ID, SECRET_ACCESS_KEY',
  'BACKUP_S3_*': 'the service of the bucket of backups, if it is another one than that of S3_*',
  'CDN_PURGE_*': 'the CDN to purge: URL, TOKEN',
  'MODEL_*': 'the language model: URL, API_KEY, NAME',
  STRIPE_SECRET_KEY: 'creates products and prices of proposals in Stripe',
  'METRICS_*': 'where metrics for Prometheus are served: HOST, PORT',
  'OTEL_*': 'where traces are sent: EXPORTER_OTLP_ENDPOINT and others',
  LOG_LEVEL: 'how much is logged (info)',
  DEMO_PASSWORD: 'the password of the demo accounts; not for --copy',
} as const

export type Variable = keyof typeof variables

/** What the site's own code does not start without. */
export const site = ['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'MAIL_FROM'] as const

/** Where pictures are. */
export const pictures = ['MEDIA_DIR', 'S3_*'] as const

/** Reaches the database as its owner, and says which role gets privileges. */
export const owner = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'] as const

/** What both services read. */
export const service = [
  ...site,
  'DATABASE_DIRECT_URL',
  'DATABASE_POOL',
  'SMTP_URL',
  ...pictures,
  'STRIPE_SECRET_KEY',
  'CDN_PURGE_*',
  'METRICS_*',
  'OTEL_*',
  'LOG_LEVEL',
] as const
