import type { Language } from './languages'

/** The texts of the site's pages, by feature. Those of mails and of the admin are read where they are used. */
const features = [
  'auth',
  'blog',
  'consent',
  'contact',
  'errors',
  'home',
  'invoices',
  'pages',
  'portal',
  'proposals',
  'shell',
  'tickets',
  'toasts',
] as const

/** All texts of the site in one language: a namespace for each file of src/messages. */
export async function siteMessages(language: Language): Promise<Record<string, object>> {
  const files = features.map(
    async (name) =>
      [
        name,
        ((await import(`../messages/${language}/${name}.json`)) as { default: object }).default,
      ] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
