/** What a public page looks like while it is on its way. */
export type Kind = 'home' | 'list' | 'post' | 'other'

/** Signed-in pages, the admin, files and verbs are no public pages. */
const elsewhere = /^\/(api|admin|_next|art|auth|dashboard|proposal|proposal-creator)(\/|$)|\.\w+$/

/** The kind of the public page at a path; undefined for everything else. */
export function kindOf(address: string): Kind | undefined {
  const path = address.replace(/^\/es(?=\/|$)/, '') || '/'
  if (elsewhere.test(path)) return undefined
  if (path === '/') return 'home'
  if (/^\/blog\/./.test(path)) return 'post'
  return /^\/(resources|blog|category)(\/|$)/.test(path) ? 'list' : 'other'
}
