import type { Server } from 'node:http'

import { Registry } from 'prom-client'

import { processMetrics } from './process'
import { requestMetrics } from './requests'
import { siteMetrics } from './site'

type Source = { service: 'web' | 'worker'; version: string; server?: Server }

/** Returns the metrics of a process: for web those of its requests to `server`, too. */
export function createRegistry({ service, version, server }: Source): Registry {
  const registry = new Registry()
  processMetrics([registry], { service, version })
  siteMetrics([registry])
  if (service === 'web') requestMetrics([registry], server)
  return registry
}
