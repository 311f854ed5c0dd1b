import { bucketSettings, env } from '@/env'

/** The services besides the database that the site uses: where pictures and emails go, and the replica of the database. */
export const services = ['bucket', 'mail', 'replica'] as const
export type Service = (typeof services)[number]

/** `reason` is a sentence for the operator, when the service fails. */
export type ServiceState =
  { state: 'ok' | 'not_configured'; reason: null } | { state: 'failing'; reason: string }

const notConfigured: ServiceState = { state: 'not_configured', reason: null }
const stateOf = (subject: string, problem: string | undefined): ServiceState =>
  problem ? { state: 'failing', reason: `${subject} ${problem}.` } : { state: 'ok', reason: null }

/** What each check needs is loaded with it, because most processes never ask. */
const checks: Record<Service, () => Promise<ServiceState>> = {
  bucket: async () => {
    if (!bucketSettings) return notConfigured
    const { bucketProblem } = await import('@/lib/server/images/bucket-check')
    return stateOf('The bucket', await bucketProblem())
  },
  mail: async () => {
    if (!env.SMTP_URL) return notConfigured
    const { mailServerProblem } = await import('@/features/mail/smtp')
    return stateOf('The mail server', await mailServerProblem(env.SMTP_URL))
  },
  replica: async () => {
    if (!env.DATABASE_REPLICA_URL) return notConfigured
    const { replicaProblem } = await import('@/lib/server/db/replica-check')
    return stateOf('The replica', await replicaProblem())
  },
}

/** Asks each service, at the same time. Each answers or fails within five seconds. */
export async function checkServices(): Promise<Record<Service, ServiceState>> {
  const [bucket, mail, replica] = await Promise.all([checks.bucket(), checks.mail(), checks.replica()])
  return { bucket, mail, replica }
}

/** How long an answer is used, in milliseconds: anyone may ask whether a process is ready, and the services count sign-ins. */
const KEEP_MS = 60_000

let checkedAt = -Infinity
let failing: Service[] = []

/**
 * Returns the services that failed when they were asked last, and asks them again after a minute. Does not wait for them: the
 * first call finds none.
 */
export function failingServices(check = checkServices, now = performance.now()): Service[] {
  if (now - checkedAt > KEEP_MS) {
    checkedAt = now
    void check().then(
      (states) => (failing = services.filter((name) => states[name].state === 'failing')),
      () => undefined,
    )
  }
  return failing
}
