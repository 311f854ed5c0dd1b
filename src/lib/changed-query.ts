/** Changes of URL parameters; undefined and '' remove one. */
export type UrlChange = Record<string, string | undefined>

/** Returns a query string with these parameters changed. Empty when none is left. */
export function changedQuery(current: string, change: UrlChange): string {
  const params = new URLSearchParams(current)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const query = params.toString()
  return query && `?${query}`
}
