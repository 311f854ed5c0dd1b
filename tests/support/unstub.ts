import { afterAll, vi } from 'vitest'

/** Files share a process: what the last test of one has stubbed would still be there while the next one loads. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
