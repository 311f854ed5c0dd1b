/** What the browser records about a visit: its campaign and the first visit. Part of every public page's bundle. */

export const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type Utm = Partial<Record<(typeof utmKeys)[number], string | null>>

/**
 * The hidden inputs that carry a visit through a form that failed without JavaScript: by then the browser is on another page.
 */
export const carriedInputs = ['page_url', 'referrer', ...utmKeys.map((key) => `utm_${key}` as const)] as const

/** The maximum number of characters of each value. */
export const visitLimits = { utm: 200, url: 2000, host: 253, path: 500 }

/** How many days the first visit is remembered: as long as the consent. */
export const FIRST_TOUCH_DAYS = 180

const DAY_MS = 86_400_000

/** Matches the host name of the site that a first visit came from. */
export const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/**
 * Whether the first visit can have been at `time`: at most a day ahead of our clock, and within the days it is remembered.
 */
export function isFirstTouchTime(time: Date, now: Date): boolean {
  const age = now.getTime() - time.getTime()
  return age > -DAY_MS && age < (FIRST_TOUCH_DAYS + 1) * DAY_MS
}
