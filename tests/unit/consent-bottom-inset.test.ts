import { describe, expect, it } from 'vitest'

import { bannerOffset } from '@/features/consent/site/consent-banner'

describe('the reopened consent banner', () => {
  it.each([
    ['from the footer on a desktop', { top: 820, bottom: 860 }, 99, 900],
    ['from the footer on a phone', { top: 640, bottom: 680 }, 167, 720],
    ['from the bottom of the viewport', { top: 876, bottom: 916 }, 99, 900],
    ['from a line that it would partly cover', { top: 790, bottom: 830 }, 99, 900],
  ])('opened %s is placed above the button', (_, opener, height, viewport) => {
    const lift = bannerOffset(opener, height, viewport)
    expect(viewport - lift).toBeLessThan(opener.top)
    expect(viewport - lift - height).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['from the middle of a page', { top: 400, bottom: 444 }, 99, 900],
    ['from directly above it', { top: 761, bottom: 801 }, 99, 900],
    ['from outside the viewport', { top: 1_200, bottom: 1_240 }, 99, 900],
  ])('opened %s is placed at the bottom edge', (_, opener, height, viewport) => {
    expect(bannerOffset(opener, height, viewport)).toBe(0)
  })
})
