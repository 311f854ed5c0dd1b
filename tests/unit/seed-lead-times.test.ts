import { expect, it } from 'vitest'

import { createRandom } from '../../scripts/seed/factories/random'
import { pickAnsweredTimes } from '../../scripts/seed/steps/lead-times'

const HOUR_MS = 3_600_000
const monday = Date.UTC(2026, 10, 16)
const hoursOfAWeek = Array.from({ length: 7 * 24 }, (_, hour) => new Date(monday + hour * HOUR_MS))

it.each([0, 1, 2, 3, 25])(
  'answers a lead of %d days ago after it came, before now and never on a weekend, whatever the hour',
  (daysAgo) => {
    const random = createRandom(1)
    for (const now of hoursOfAWeek) {
      const { submitted, replied } = pickAnsweredTimes(daysAgo, now, random)
      expect(replied.getTime()).toBeGreaterThan(submitted.getTime())
      expect(replied.getTime()).toBeLessThanOrEqual(now.getTime() - 2 * HOUR_MS)
      expect([0, 6]).not.toContain(replied.getUTCDay())
    }
  },
)
