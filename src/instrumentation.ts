/** Runs once before the first request of the web process. */
export async function register(): Promise<void> {
  // Read by Next at build too: the word decides which runtime's bundle this is.
  // eslint-disable-next-line no-restricted-syntax -- replaced at build, not read at run time
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startWeb } = await import('./lib/server/start-web')
  await startWeb()
}
