const longest = 2_000

/** A path of this site: one slash first, nothing that a browser would read as another host. */
export const isPath = (value: string): boolean =>
  value.length <= longest && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)

/** A secure address, written out: browsers read 'https:host' as a path. */
export const isSecure = (value: string): boolean =>
  value.length <= longest && /^https:\/\/[^\s\\\p{Cc}]+$/iu.test(value) && URL.canParse(value)

/** Where a redirect may lead: a path of this site, or a secure address. */
export const isTarget = (value: string): boolean => isPath(value) || isSecure(value)
