import type { Page } from '@playwright/test'

import { toastDuration } from '@/components/ui/use-toasts'

/** Later than any test ends. */
const NEVER_MS = 600_000

/** Makes the timers of pages that are opened afterwards run `to` milliseconds after they were set, instead of `from`. */
export const changeTimers = (page: Page, timer: { from: number; to: number }) =>
  page.addInitScript(({ from, to }) => {
    const { setTimeout } = window
    const changed = (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(run, delay === from ? to : delay, ...rest)
    Object.assign(window, { setTimeout: changed })
  }, timer)

/** Keeps a page from loading the command bar by itself, which it does two seconds after it responds. */
export const withoutCommandBar = (page: Page) => changeTimers(page, { from: 2_000, to: NEVER_MS })

/** Keeps toasts on a page until they are closed: on a busy machine they are gone before they can be measured. */
export const withLastingToasts = (page: Page) => changeTimers(page, { from: toastDuration, to: NEVER_MS })
