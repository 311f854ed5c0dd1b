import { owner, pictures, service, site, type Variable } from './variables'

/** A flag. With a `value`, which names what follows it, it takes one. */
export type Flag =
  | { readonly type: 'string'; readonly value: string; readonly says: string; readonly default?: string }
  | { readonly type: 'boolean'; readonly says: string }

/** How a command is called, and what it does. */
export interface Usage {
  /** One line; `puente help` shows it. */
  readonly says: string
  /** What follows the name, such as `<archive>`, how many words that may be, what it is, and which words there are. */
  readonly words?: {
    readonly text: string
    readonly max: number
    readonly says?: string
    readonly choices?: readonly string[]
  }
  readonly flags?: Readonly<Record<string, Flag>>
  /** The variables that it reads. */
  readonly reads?: readonly Variable[]
  /** What its exit code means, if not whether it was done. */
  readonly exits?: readonly [zero: string, one: string]
}

const untilStopped = [
  'it was stopped by SIGTERM or SIGINT',
  'it does not start; the last line says why',
] as const

/** Every command of operators, in the order in which `puente help` lists them. */
export const usages = {
  init: {
    says: 'writes the variables and secrets of a new site; asks three questions, or takes flags',
    flags: {
      address: { type: 'string', value: 'address', says: 'of the site, such as www.agency.com' },
      'mail-from': {
        type: 'string',
        value: 'sender',
        says: "of its emails, such as 'Agency <hello@agency.com>'",
      },
      admin: {
        type: 'string',
        value: 'person',
        says: "the first admin, such as 'Ana Ruiz <ana@agency.com>'",
      },
      'smtp-url': {
        type: 'string',
        value: 'url',
        says: 'the mail server, such as smtps://user:password@smtp.agency.com',
      },
      'database-host': { type: 'string', value: 'host', says: 'where Postgres is, such as 127.0.0.1:5432' },
      folder: {
        type: 'string',
        value: 'folder',
        says: 'where the files go, /etc/puente by default',
        default: '/etc/puente',
      },
      containers: { type: 'boolean', says: 'for deploy/compose.yaml' },
    },
  },
  web: {
    says: 'serves the site at HOST and PORT until it is stopped',
    reads: ['HOST', 'PORT', 'TRUSTED_PROXIES', ...service, 'DATABASE_REPLICA_URL', 'MODEL_*'],
    exits: untilStopped,
  },
  worker: {
    says: 'sends emails and runs scheduled jobs until it is stopped',
    reads: service,
    exits: untilStopped,
  },
  release: {
    says: 'installs a release and restarts the services of this machine with it, without downtime',
    words: { text: '<archive>', max: 1, says: 'such as puente-0.2.0-linux-x64.tar.gz' },
    reads: [...owner, 'PAYLOAD_SECRET', 'HOST'],
  },
  rollback: {
    says: 'restarts the services of this machine with the release before',
    words: { text: '[release]', max: 1, says: 'another one, by the name of its folder in /opt/puente' },
    reads: ['HOST'],
  },
  migrate: {
    says: 'updates the database to this version, as its owner',
    reads: [...owner, 'PAYLOAD_SECRET'],
  },
  seed: {
    says: 'adds texts to a new site, in both languages',
    flags: {
      copy: {
        type: 'boolean',
        says: 'only texts of pages and services; without it also the content and accounts of the demo',
      },
    },
    reads: [...site, ...pictures, 'DEMO_PASSWORD'],
  },
  'create-admin': {
    says: 'creates an admin; asks for the password, or reads it from the input',
    words: { text: '<email> <name>', max: Infinity, says: 'such as ana@agency.com "Ana Ruiz"' },
    reads: ['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL'],
  },
  status: {
    says: 'prints the health of the site',
    flags: { json: { type: 'boolean', says: 'as JSON, for monitors' } },
    reads: ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'S3_*', 'CDN_PURGE_*'],
    exits: ['all is well', 'something needs attention; the last lines say what'],
  },
  health: {
    says: 'checks whether web, or the worker, of this machine does its work; for containers',
    words: {
      text: '[web|worker]',
      max: 1,
      says: 'by default the one that runs in this container',
      choices: ['web', 'worker'],
    },
    reads: ['PORT', 'DATABASE_URL'],
    exits: ['it does', 'it does not'],
  },
  'verify-signatures': {
    says: 'checks signatures and the audit chain',
    words: { text: '[head]', max: 1, says: 'the head that an earlier check printed, such as 812:9c0e...' },
    reads: ['DATABASE_URL'],
    exits: ['everything matches', 'a row does not match, or nothing could be checked'],
  },
  backup: {
    says: 'stores database and pictures as one archive',
    flags: {
      to: { type: 'string', value: 'folder|s3://bucket', says: 'where it goes (BACKUP_DIR)' },
      recipient: {
        type: 'string',
        value: 'age1...',
        says: 'encrypts it with age for this recipient (BACKUP_AGE_RECIPIENT)',
      },
      keep: { type: 'string', value: 'count', says: 'how many of the newest are kept there (BACKUP_KEEP)' },
    },
    reads: [...owner, 'SITE_URL', ...pictures, 'BACKUP_S3_*'],
  },
  restore: {
    says: 'restores a backup into an empty database and checks it',
    words: { text: '<archive>', max: 1, says: 'a file, or s3://bucket/name' },
    flags: {
      identity: {
        type: 'string',
        value: 'key.txt',
        says: 'the private key of age, for an encrypted archive',
      },
    },
    reads: [...owner, 'PAYLOAD_SECRET', ...pictures, 'BACKUP_S3_*'],
  },
  'media-to-bucket': {
    says: 'copies uploaded pictures from MEDIA_DIR to the bucket',
    flags: { delete: { type: 'boolean', says: 'also deletes each file that the bucket has' } },
    reads: pictures,
  },
} as const satisfies Record<string, Usage>

export type CommandName = keyof typeof usages

export const isCommand = (name: string): name is CommandName => Object.hasOwn(usages, name)
