/** The entries of the navigation that a page can belong to. */
export type Section = 'home' | 'about' | 'services' | 'resources' | 'contact'

const sections: [RegExp, Section][] = [
  [/^\/$/, 'home'],
  [/^\/about(\/|$)/, 'about'],
  [/^\/services(\/|$)/, 'services'],
  [/^\/(resources|blog|category)(\/|$)/, 'resources'],
  [/^\/contact(\/|$)/, 'contact'],
]

/** Which entry a path (without its language) belongs to; none for pages that the header does not list. */
export const sectionOf = (path: string): Section | undefined =>
  sections.find(([pattern]) => pattern.test(path))?.[1]
