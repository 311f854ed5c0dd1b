import { describe, expect, it } from 'vitest'

import { liftAbove } from '@/features/shell/site/consent/use-room'

describe('the bar that is opened again', () => {
  it.each([
    ['from the footer of a desk', { top: 820, bottom: 860 }, 99, 900],
    ['from the footer of a phone', { top: 640, bottom: 680 }, 167, 720],
    ['from the last line of a window', { top: 876, bottom: 916 }, 99, 900],
    ['from a line that its edge would cut', { top: 790, bottom: 830 }, 99, 900],
  ])('%s stands above what was pressed', (_, opener, height, viewport) => {
    const lift = liftAbove(opener, height, viewport)
    expect(viewport - lift).toBeLessThan(opener.top)
    expect(viewport - lift - height).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['from the middle of a page', { top: 400, bottom: 444 }, 99, 900],
    ['from right above it', { top: 761, bottom: 801 }, 99, 900],
    ['from what is out of sight', { top: 1_200, bottom: 1_240 }, 99, 900],
  ])('%s stands at the edge', (_, opener, height, viewport) => {
    expect(liftAbove(opener, height, viewport)).toBe(0)
  })
})
