import { expect, test } from '@playwright/test'

import errorsEn from '@/messages/en/errors.json' with { type: 'json' }
import errorsEs from '@/messages/es/errors.json' with { type: 'json' }
import { visitor } from '../support/http'
import { metaOf } from '../support/seo-markup'

const locales = [
  { language: 'en', prefix: '', t: errorsEn.notFound },
  { language: 'es', prefix: '/es', t: errorsEs.notFound },
] as const

const paths = [
  '/nope',
  '/contact/nope',
  '/a/b/c',
  '/nope.php',
  // Next has pages of these names.
  '/_global-error',
  '/_not-found',
  '/_error',
  ...['nope', 'seo', 'seo-optimization/more', '__proto__', 'constructor'].map((slug) => `/services/${slug}`),
]

for (const { language, prefix, t } of locales)
  for (const path of paths)
    test(`${prefix}${path} is a whole page that says it was not found`, async () => {
      const response = await (await visitor()).get(prefix + path)
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${t.title}</h1>`))
      expect(html).toContain(t.text)
      expect(html).toContain('role="search"')
      expect(metaOf(html, 'robots')).toContain('noindex')
    })
