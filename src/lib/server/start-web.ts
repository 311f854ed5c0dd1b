import { runtimeFaults } from '@/env'
import { trustOnlyProxies } from './client-address'
import { listenForContent } from './content-listener'
import { warnOfOwner } from './roles'
import { mendUnreadablePaths } from './readable-path'

/** What the web process does before it answers. A missing or weak variable ends it with one sentence (security.md, rule 10). */
export function startWeb(): void {
  const faults = runtimeFaults()
  if (faults.length > 0) {
    console.error(`Puente does not start. ${faults.join('. ')}`)
    process.exit(1)
  }
  trustOnlyProxies()
  mendUnreadablePaths()
  void listenForContent()
  void warnOfOwner()
}
