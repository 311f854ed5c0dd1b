import type { Payload } from 'payload'
import { afterAll, vi } from 'vitest'

// The files of a worker share its process, so that the packages are loaded once and not for each of them: that was half of the
// run. What a file may change is undone here: our own modules, the environment, and the Payload instances.
vi.unstubAllEnvs()
vi.resetModules()

type Instances = Map<string, { payload: Payload | null }>

afterAll(async () => {
  const instances = (globalThis as { _payload?: Instances })._payload
  for (const { payload } of instances?.values() ?? []) await payload?.destroy()
  instances?.clear()
})
