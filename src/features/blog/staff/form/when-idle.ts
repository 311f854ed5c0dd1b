/** The longest wait, in milliseconds. */
const TIMEOUT_MS = 500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 50)
  })

/** Resolves when what was waiting for an idle browser has run, and the form has rendered it. */
export async function whenIdle(): Promise<void> {
  await idle()
  await idle()
}
