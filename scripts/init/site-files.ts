import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { productionErrors } from '../../src/env'
import { environmentText } from '../process/environment-file'
import { UserError } from '../process/user-error.mjs'
import { type FileAccess, makeFolder, writeWhole } from './files'
import { type Answers, personOf } from './questions'
import { rolesSql } from './roles-sql'

export interface SiteOptions {
  folder: string
  /** Whether the services run in the containers of deploy/compose.yaml. */
  isInContainers: boolean
  /** Where Postgres is, such as `127.0.0.1:5432`. */
  databaseHost: string
  smtpUrl?: string
}

/** The group of the image's user (deploy/Containerfile), who reads the variables in a container. */
const IMAGE_GROUP = 10_001

const password = () => randomBytes(24).toString('base64url')

const filesOf = (folder: string) => ({
  variables: join(folder, 'puente.env'),
  roles: join(folder, 'roles.sql'),
  superuser: join(folder, 'postgres-password'),
  site: join(folder, 'site.env'),
})

/** The variables that are there already, without empty ones; undefined without a file. */
export function readVariables(folder: string): Record<string, string> | undefined {
  const { variables } = filesOf(folder)
  if (!existsSync(variables)) return undefined
  const found = Object.entries(parseEnv(readFileSync(variables, 'utf8')))
  return Object.fromEntries(found.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Returns who the first admin is, as it was answered; undefined before. */
export function readAdmin(folder: string): string | undefined {
  const { site } = filesOf(folder)
  if (!existsSync(site)) return undefined
  const { ADMIN_NAME, ADMIN_EMAIL } = parseEnv(readFileSync(site, 'utf8'))
  return ADMIN_NAME && ADMIN_EMAIL ? `${ADMIN_NAME} <${ADMIN_EMAIL}>` : undefined
}

/**
 * Writes the files of a site that are missing, each whole, the variables with the secrets first: the others are made from
 * them, so a run that was cut off is completed by the next. Returns the paths of what it wrote. Throws a UserError when the
 * variables would not let the site start.
 */
export function writeSiteFiles(answers: Answers, options: SiteOptions): string[] {
  const { folder, isInContainers } = options
  const paths = filesOf(folder)
  const existing = readVariables(folder)
  if (!existing && (existsSync(paths.roles) || existsSync(paths.superuser)))
    throw new UserError(
      `${folder} has the roles of a database but no puente.env, which has their passwords. Restore it from a copy, or remove the folder to start over.`,
    )
  const variables: Record<string, string> = { ...newVariables(answers, options, existing), ...existing }
  const faults = productionErrors(variables)
  if (faults.length > 0) throw new UserError(`${paths.variables}: ${faults.join('. ')}.`)

  makeFolder(folder)
  const written: string[] = []
  const write = (path: string, text: string, mode: number, group?: number) => {
    writeWhole(path, text, { mode, group })
    written.push(path)
  }
  const missing = Object.entries(variables).filter(([name]) => !existing?.[name])
  if (missing.length > 0) {
    const kept = existing ? readFileSync(paths.variables, 'utf8').replace(/\n*$/, '\n') : ''
    const { mode, group } = existing ? accessOf(paths.variables) : newAccess(isInContainers)
    write(paths.variables, kept + environmentText(Object.fromEntries(missing)), mode, group)
  }
  // The user who runs Postgres reads it; there is no password in it.
  const { DATABASE_OWNER_URL: owner, DATABASE_URL: app } = variables
  if (!existsSync(paths.roles) && owner && app) write(paths.roles, rolesSql(owner, app), 0o644)
  if (isInContainers && !existsSync(paths.superuser)) write(paths.superuser, password(), 0o600)
  if (!existsSync(paths.site)) write(paths.site, siteText(answers), 0o644)
  return written
}

/** Only the user of the services reads the secrets: in a container the group of the image. */
const newAccess = (isInContainers: boolean): FileAccess =>
  isInContainers ? { mode: 0o640, group: IMAGE_GROUP } : { mode: 0o600 }

/** An operator may have given the file to another group. */
function accessOf(path: string): FileAccess {
  const { mode, gid } = statSync(path)
  return { mode: mode & 0o777, group: gid }
}

function newVariables(
  { address, mailFrom }: Answers,
  { databaseHost, smtpUrl, isInContainers }: SiteOptions,
  existing?: Record<string, string>,
) {
  const urlOf = (role: string) => `postgres://${role}:${password()}@${databaseHost}/puente`
  return {
    SITE_URL: address,
    MAIL_FROM: mailFrom,
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    // One who named a database named its roles.
    ...(!existing?.DATABASE_URL && {
      DATABASE_URL: urlOf('puente_app'),
      DATABASE_OWNER_URL: urlOf('puente_owner'),
    }),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    MEDIA_DIR: '/var/lib/puente/media',
    // A volume of deploy/compose.yaml, or the folder that puente-backup.service makes.
    BACKUP_DIR: isInContainers ? '/var/lib/puente/backups' : '/var/backups/puente',
    TRUSTED_PROXIES: '1',
  }
}

/** What the front server and the installer need: nothing secret. */
function siteText({ address, admin }: Answers): string {
  const { name, email } = personOf(admin)
  return environmentText({ SITE_HOST: new URL(address).hostname, ADMIN_NAME: name, ADMIN_EMAIL: email })
}
