import type { Language } from './languages'

/** Message files of the site, by feature. Emails and the admin import theirs directly. */
const features = [
  'auth',
  'blog',
  'cases',
  'calls',
  'consent',
  'contact',
  'developers',
  'errors',
  'home',
  'invoices',
  'layout',
  'pages',
  'portal',
  'preview',
  'prices',
  'proposals',
  'services',
  'signing',
  'tickets',
  'toasts',
] as const

/** All messages of the site in one language, one namespace per file of src/messages. */
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
