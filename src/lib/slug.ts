const longest = 100

/**
 * The address part of a title (specification, section 5): accents fall away first (a with accent becomes a, n with tilde
 * becomes n), then everything but letters, digits, spaces and hyphens; spaces become hyphens, repeated ones collapse.
 * At most 100 characters, cut between words. Empty when nothing is left.
 */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest + 1).lastIndexOf('-')
  return plain.slice(0, cut > 0 ? cut : longest)
}

/** The first of `slug`, `slug-2`, `slug-3` ... that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
