import type { Payload } from 'payload'
import { afterAll, vi } from 'vitest'

// The files of a worker share its process, so that the packages are loaded once and not for each of them: that was half of the
// run. What a file may change is undone here: our own modules and what they keep in the process, the environment, and the Payload
// instances.
vi.unstubAllEnvs()
vi.resetModules()
for (const name of ['liveHub', 'contentChangedAt', 'analyticsOrigins'])
  Reflect.deleteProperty(globalThis, name)

type Instances = Map<string, { payload: Payload | null }>

afterAll(async () => {
  const instances = (globalThis as { _payload?: Instances })._payload
  for (const { payload } of instances?.values() ?? []) await payload?.destroy()
  instances?.clear()
})
