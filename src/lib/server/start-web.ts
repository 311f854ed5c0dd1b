/**
 * What the web process does before it answers. A missing, weak or malformed variable ends it with one sentence that
 * names it (security.md, rule 10). Everything is imported here and not above: the first import reads the environment.
 */
export async function startWeb(): Promise<void> {
  try {
    const { requireRuntime } = await import('@/env')
    requireRuntime()
    const { openMediaFolder } = await import('./media-folder')
    await openMediaFolder()
  } catch (error) {
    console.error(`Puente does not start. ${(error as Error).message}`)
    process.exit(1)
  }
  const { hearStatuses } = await import('./answer-status')
  const { trustOnlyProxies } = await import('./client-address')
  const { listenForContent } = await import('./content-listener')
  const { keepHeadersSingle } = await import('./single-headers')
  const { sayMovedPermanently } = await import('./moved-permanently')
  const { readOriginForm } = await import('./origin-form')
  const { mendUnreadablePaths } = await import('./readable-path')
  const { refuseEarly } = await import('./refuse-early')
  const { hearRouterAlone } = await import('./router-headers')
  const { warnOfOwner } = await import('./roles')
  const { sendSecurityHeaders } = await import('./security-headers')
  const { keepQueriesOutOfCache } = await import('./without-query')
  trustOnlyProxies()
  readOriginForm()
  mendUnreadablePaths()
  keepQueriesOutOfCache()
  hearRouterAlone()
  keepHeadersSingle()
  sayMovedPermanently()
  sendSecurityHeaders()
  hearStatuses()
  refuseEarly()
  void listenForContent()
  void warnOfOwner()
}
