const longest = 2_000

/** A path of this site: one slash first, nothing that a browser would read as another host. */
export const isPath = (value: string): boolean =>
  value.length <= longest && /^\/(?![/\\])[^\s\\]*$/.test(value)

/** Where a redirect may lead: a path of this site, or a secure address. */
export const isTarget = (value: string): boolean =>
  isPath(value) || (value.length <= longest && URL.canParse(value) && new URL(value).protocol === 'https:')
