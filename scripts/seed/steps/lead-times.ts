import type { Random } from '../factories/random'

const hour = 3_600_000
const day = 24 * hour

/** Office hours in the Americas, in UTC. */
const opens = 13
const closes = 22

const isWeekend = (at: Date) => [0, 6].includes(at.getUTCDay())

/** A moment that a small business writes: most in office hours, some at night, few on weekends. Never after `now`. */
export function writtenAt(daysAgo: number, now: Date, dice: Random): Date {
  const at = new Date(now.getTime() - daysAgo * day)
  if (isWeekend(at) && dice.chance(0.75)) at.setTime(at.getTime() - dice.between(3, 4) * day)
  at.setUTCHours(
    dice.chance(0.75) ? dice.between(opens, closes) : dice.between(0, 12),
    dice.between(0, 59),
    dice.between(0, 59),
  )
  return at.getTime() < now.getTime() - hour ? at : new Date(now.getTime() - dice.between(1, 9) * hour)
}

/** When the team answers: within hours while it is at work, else the next working morning, seldom a day later. */
export function answeredAt(written: Date, dice: Random): Date {
  const at = new Date(written.getTime() + dice.between(10, 240) * 60_000)
  const atWork = !isWeekend(at) && at.getUTCHours() >= opens && at.getUTCHours() < closes
  if (!atWork) {
    if (at.getUTCHours() >= opens) at.setTime(at.getTime() + day)
    at.setUTCHours(opens, dice.between(5, 59) + 60 * dice.between(0, 1), dice.between(0, 59))
  }
  return onWeekday(dice.chance(0.08) ? new Date(at.getTime() + day) : at)
}

/** The next thing that happens to a lead, some days later. */
export const later = (at: Date, dice: Random): Date =>
  onWeekday(new Date(at.getTime() + dice.between(1, 6) * day + dice.between(-180, 180) * 60_000))

function onWeekday(at: Date): Date {
  const past = { 6: 2, 0: 1 }[at.getUTCDay()] ?? 0
  return new Date(at.getTime() + past * day)
}
