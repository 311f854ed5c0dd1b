import { dirname, join } from 'node:path'

import { collectAnswers } from '../init/ask'
import { personOf } from '../init/questions'
import { readAdmin, readVariables, type SiteOptions, writeSiteFiles } from '../init/site-files'
import { UserError } from '../process/user-error.mjs'
import { readArguments } from './read-arguments'

/**
 * `init` writes the variables and secrets of a new site into a folder, and what creates its database. Asks for the address,
 * the sender of emails and the first admin, unless flags say them: `--address`, `--mail-from`, `--admin`. It never changes
 * what is there: run again, it completes the files.
 */
export async function run(args: string[]): Promise<void> {
  const { flags } = readArguments('init', args)
  const { folder, containers: isInContainers = false } = flags
  const databaseHost = flags['database-host'] ?? (isInContainers ? 'database:5432' : '127.0.0.1:5432')
  const existing = readVariables(folder)
  // What is there already is not asked again, and no flag changes it.
  const answers = await collectAnswers({
    address: existing?.SITE_URL ?? flags.address,
    mailFrom: existing?.MAIL_FROM ?? flags['mail-from'],
    admin: readAdmin(folder) ?? flags.admin,
  })
  const site: SiteOptions = { folder, isInContainers, databaseHost, smtpUrl: flags['smtp-url'] }
  const written = write(() => writeSiteFiles(answers, site), folder)
  if (written.length === 0) console.log(`${folder} is complete; nothing was changed.`)
  else console.log(`Wrote ${written.join(', ')}.${existing ? ' What was there is unchanged.' : ''}`)
  console.log(`The site is ${answers.address}, and its first admin ${answers.admin}.`)
  if (!(readVariables(folder)?.SMTP_URL ?? ''))
    console.log(
      "SMTP_URL is not set: emails wait until you add it, such as SMTP_URL='smtps://user:password@smtp.agency.com'.",
    )
  if (!isInContainers) console.log(nextSteps(folder, answers.admin))
}

/** Runs `action`; a folder that can't be written is said in one sentence. */
function write<Result>(action: () => Result, folder: string): Result {
  try {
    return action()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof UserError || !code) throw error
    throw new UserError(
      code === 'EACCES' || code === 'EROFS' || code === 'EPERM'
        ? `${folder} cannot be written (${code}): run the command as root, or choose another --folder.`
        : `${folder} cannot be written: ${message}`,
    )
  }
}

function nextSteps(folder: string, admin: string): string {
  const { name, email } = personOf(admin)
  const unpacked = join(dirname(process.argv[1] ?? ''), 'puente')
  return [
    'Next, as root: create the database, install the release, add the first texts and the admin, start the services.',
    `  runuser -l postgres -c psql < ${folder}/roles.sql`,
    `  ${unpacked} release <the archive that you unpacked>`,
    `  puente seed --copy && puente create-admin ${email} "${name}"`,
    '  systemctl enable --now puente-web@3000 puente-web@3001 puente-worker puente-backup.timer',
  ].join('\n')
}
