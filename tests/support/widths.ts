import { env } from '@/env'

/** The widths, in CSS pixels, at which every public page is pictured: phones, tablets, laptops, large screens. */
export const widths: readonly number[] = [320, 375, 768, 1180, 1440, 1536, 1920, 2560]

/** Those at which pages are tested: in `npm test` the ends and one of each layout, in `npm run test:faults -- widths` all. */
export const testedWidths: readonly number[] = env.E2E_LONG ? widths : [320, 768, 1180, 2560]
