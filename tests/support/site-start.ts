import { expect, test } from '@playwright/test'

/** A start takes three seconds on an idle machine, and more than twenty on one that does much else. */
const START_MS = 60_000

/** Waits until a web process that was just started answers. A test has that much more time. */
export async function untilUp(url: string): Promise<void> {
  test.setTimeout(test.info().timeout + START_MS)
  const status = () =>
    fetch(`${url}/api/health`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: START_MS }).toBe(200)
}
