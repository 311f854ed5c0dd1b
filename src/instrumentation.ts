/** Runs once before the first request of the web process. */
export async function register(): Promise<void> {
  // Next replaces it at build, and drops the rest of this function from the edge bundle.
  // eslint-disable-next-line no-restricted-syntax -- replaced at build, not read at run time
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startWeb } = await import('./lib/server/start-web')
  await startWeb()
}
