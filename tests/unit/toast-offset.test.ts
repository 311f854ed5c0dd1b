import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clearOffset, type Box } from '@/components/ui/keep-toasts-clear'

/** A phone of 375 by 667 pixels, and a toast as wide as it but for the margins. */
const HEIGHT = 667
const toast = { left: 16, right: 359, height: 96 }
const line = (top: number, left = 20, right = 355): Box => ({ top, bottom: top + 20, left, right })
const offsetOf = (...boxes: Box[]) => clearOffset(toast, boxes, HEIGHT, 16)

describe('a toast', () => {
  it('is at the bottom while no error is there', () => {
    expect(offsetOf()).toBe(16)
    expect(offsetOf(line(300), line(500))).toBe(16)
    // Below the fold.
    expect(offsetOf(line(700))).toBe(16)
    // Beside the toast, as on a wide screen.
    expect(offsetOf(line(600, 400, 800))).toBe(16)
  })

  it('moves right above an error that it would cover', () => {
    expect(offsetOf(line(600))).toBe(HEIGHT - 600 + 8)
    expect(offsetOf(line(600), line(520))).toBe(HEIGHT - 520 + 8)
  })

  it('has no place between errors that leave no room', () => {
    const everywhere = Array.from({ length: 8 }, (_, index) => line(10 + index * 90))
    expect(offsetOf(...everywhere)).toBeUndefined()
  })

  it('covers no error and stays in the viewport, wherever the errors are', () => {
    const boxes = fc.array(
      fc.integer({ min: -100, max: 800 }).map((top) => line(top)),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(boxes, (errors) => {
        const offset = offsetOf(...errors)
        if (offset === undefined) return
        const [bottom, top] = [HEIGHT - offset, HEIGHT - offset - toast.height]
        expect(top).toBeGreaterThanOrEqual(16)
        expect(bottom).toBeLessThanOrEqual(HEIGHT - 16)
        for (const error of errors) expect(error.bottom <= top || error.top >= bottom).toBe(true)
      }),
    )
  })
})
