/** The health of the site for its operator. Ages are in seconds, and null when the event never happened. */
export type SystemHealth = {
  /** Workers whose heartbeat is recent. */
  workers: number
  /** The age of the newest heartbeat. The rows of workers that died say nothing. */
  workerAge: number | null
  /** The age of the last sweep, which queues leads whose job was lost. */
  sweepAge: number | null
  waitingEmails: number
  oldestWaitingAge: number | null
  /** Emails that failed in the last seven days. */
  failedEmails: number
  /** Lead notifications that failed in the last seven days, by recipient. */
  failedLeadNotifications: FailedNotifications[]
  /** Jobs that could run now. */
  waitingJobs: number
  /** Jobs that were given up in the last seven days. */
  deadJobs: number
  /** The age of the oldest purge of the CDN that has not succeeded. */
  purgeAge: number | null
  /** null when `puente backup` never ran here: the site may be backed up in another way. */
  backup: BackupHealth | null
}

export type BackupHealth = {
  /** The age of the newest complete backup. */
  age: number | null
  /** The age of the first one that was tried. */
  firstAge: number
  /** Why the last one failed. */
  error: string | null
}

/** A recipient to whom lead notifications could not be delivered: how many, and the last error of the mail server. */
export type FailedNotifications = { recipient: string; emails: number; reason: string | null }

export const systemProblems = [
  'mail',
  'worker',
  'sweep',
  'waitingEmails',
  'failedEmails',
  'leadNotifications',
  'waitingJobs',
  'deadJobs',
  'cdn',
  'backup',
] as const
export type SystemProblem = (typeof systemProblems)[number]

/** In seconds. A worker sends a heartbeat each minute. */
const MAX_WORKER_AGE = 180
/** In seconds. A sweep runs each minute. */
const MAX_SWEEP_AGE = 300
/** In seconds. The first retries of an email take less. */
const MAX_WAITING_AGE = 900
/** In seconds. A purge takes less, with its first retries. */
const MAX_PURGE_AGE = 60
/** In seconds. A backup is made each night. */
const MAX_BACKUP_AGE = 2 * 24 * 3_600
/** One worker completes about this many jobs in a minute. */
const MAX_WAITING_JOBS = 1_000

const isOlder = (age: number | null, limit: number) => age === null || age > limit

/** Whether the last backup failed, or none was made for two days. */
export const isBackupMissing = ({ age, firstAge, error }: BackupHealth): boolean =>
  error !== null || (age ?? firstAge) > MAX_BACKUP_AGE

/** Returns the problems that need a person. Without a mail server (SMTP_URL) every email waits. */
export function problemsOf(health: SystemHealth, hasMailServer: boolean): SystemProblem[] {
  const present: Record<SystemProblem, boolean> = {
    mail: !hasMailServer,
    worker: isOlder(health.workerAge, MAX_WORKER_AGE),
    sweep: isOlder(health.sweepAge, MAX_SWEEP_AGE),
    waitingEmails: (health.oldestWaitingAge ?? 0) > MAX_WAITING_AGE,
    failedEmails: health.failedEmails > 0,
    leadNotifications: health.failedLeadNotifications.length > 0,
    waitingJobs: health.waitingJobs > MAX_WAITING_JOBS,
    deadJobs: health.deadJobs > 0,
    cdn: (health.purgeAge ?? 0) > MAX_PURGE_AGE,
    backup: health.backup !== null && isBackupMissing(health.backup),
  }
  return systemProblems.filter((problem) => present[problem])
}

/** What the dashboard shows of the system. `details` are for admins only. */
export type ShownHealth = {
  problems: SystemProblem[]
  failedLeadNotifications: FailedNotifications[]
  details: SystemHealth | null
}
