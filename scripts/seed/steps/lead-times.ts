import type { Random } from '../factories/random'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** Office hours in the Americas, in UTC. */
const OPENING_HOUR = 13
const CLOSING_HOUR = 22

const isWeekend = (at: Date) => [0, 6].includes(at.getUTCDay())

/** Returns the time of a submission before `now`: usually in office hours, sometimes at night, rarely on weekends. */
function pickSubmissionTime(daysAgo: number, now: Date, random: Random): Date {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  if (isWeekend(at) && random.chance(0.75)) at.setTime(at.getTime() - random.between(3, 4) * DAY_MS)
  at.setUTCHours(
    random.chance(0.75) ? random.between(OPENING_HOUR, CLOSING_HOUR) : random.between(0, 12),
    random.between(0, 59),
    random.between(0, 59),
  )
  return at.getTime() < now.getTime() - HOUR_MS
    ? at
    : new Date(now.getTime() - random.between(1, 9) * HOUR_MS)
}

/** Returns the time of the first reply: within four office hours or the next morning, rarely a day later. */
function pickReplyTime(submitted: Date, random: Random): Date {
  const at = new Date(submitted.getTime() + random.between(10, 240) * 60_000)
  const isOfficeHour = !isWeekend(at) && at.getUTCHours() >= OPENING_HOUR && at.getUTCHours() < CLOSING_HOUR
  if (!isOfficeHour) {
    if (at.getUTCHours() >= OPENING_HOUR) at.setTime(at.getTime() + DAY_MS)
    at.setUTCHours(OPENING_HOUR, random.between(5, 59) + 60 * random.between(0, 1), random.between(0, 59))
  }
  return moveToWeekday(random.chance(0.08) ? new Date(at.getTime() + DAY_MS) : at)
}

/**
 * Returns the times of a submission and of its first reply, at least two hours before `now` so that what staff did next
 * fits. A pair that is too recent is moved back by weeks, which keeps the day of the week.
 */
export function pickAnsweredTimes(daysAgo: number, now: Date, random: Random) {
  const submitted = pickSubmissionTime(daysAgo, now, random)
  const replied = pickReplyTime(submitted, random)
  const shift = Math.max(0, Math.ceil((replied.getTime() - now.getTime() + 2 * HOUR_MS) / WEEK_MS)) * WEEK_MS
  return {
    submitted: new Date(submitted.getTime() - shift),
    replied: new Date(replied.getTime() - shift),
  }
}

/** Returns the time of the next activity: some days later, or minutes later if it is immediate or that is to come. */
export function pickNextTime(at: Date, now: Date, isImmediate: boolean, random: Random): Date {
  const daysLater = at.getTime() + random.between(1, 6) * DAY_MS + random.between(-180, 180) * 60_000
  const due = moveToWeekday(new Date(daysLater))
  const minutesLater = new Date(at.getTime() + random.between(2, 20) * 60_000)
  return isImmediate || due.getTime() > now.getTime() ? minutesLater : due
}

function moveToWeekday(at: Date): Date {
  const days = { 6: 2, 0: 1 }[at.getUTCDay()] ?? 0
  return new Date(at.getTime() + days * DAY_MS)
}
