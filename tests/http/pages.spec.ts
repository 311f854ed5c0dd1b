import { expect, test, type APIRequestContext } from '@playwright/test'

import { rows, signedIn, visitor } from '../support/http'

const read = async (path: string) => (await (await visitor()).get(path)).text()

// One after the other, because both languages of a service are saved in one document.
test.describe.configure({ mode: 'default' })

/** Within this time a change by staff is public, without a build. */
const within = { intervals: [100] }

const shows = (path: string, text: string, is = true) =>
  expect.poll(async () => (await read(path)).includes(text), within).toBe(is)

type Row = { id: string; title: string }

async function serviceOf(team: APIRequestContext, slug: string, locale: string): Promise<Row> {
  const answer = await team.get(`/api/services?where[slug][equals]=${slug}&locale=${locale}&limit=1`)
  const [row] = ((await answer.json()) as { docs: Row[] }).docs
  if (!row) throw new Error(`no service ${slug}`)
  return row
}

for (const [locale, prefix] of [
  ['en', ''],
  ['es', '/es'],
] as const)
  test(`a renamed service is public within seconds (${locale})`, async () => {
    const team = await signedIn('team')
    const { id, title } = await serviceOf(team, 'digital-advertising', locale)
    const rename = async (to: string) => {
      const data = { title: to, _status: 'published' }
      const response = await team.patch(`/api/services/${id}?locale=${locale}`, { data })
      expect(response.status(), await response.text()).toBe(200)
    }
    const [own, list] = [`${prefix}/services/digital-advertising`, `${prefix}/services`]
    const renamed = `${title} ${locale.toUpperCase()}2`
    // Cached before the change.
    expect(await read(own)).toContain(`>${title}</h1>`)
    expect(await read(list)).toContain(title)
    await rename(renamed)
    try {
      await shows(own, `>${renamed}</h1>`)
      await shows(list, renamed)
      const other = prefix ? '/services' : '/es/services'
      expect(await read(other)).not.toContain(renamed)
    } finally {
      await rename(title)
    }
    await shows(own, renamed, false)
    await shows(own, `>${title}</h1>`)
  })

type Hero = { hero: { title: string; lead: string } }

test('a changed heading is public within seconds', async () => {
  const team = await signedIn('team')
  const about = '/api/globals/about-page?locale=es'
  const { hero } = (await (await team.get(about)).json()) as Hero
  const write = async (title: string) => {
    const data = { hero: { ...hero, title }, _status: 'published' }
    expect((await team.post(about, { data })).status()).toBe(200)
  }
  expect(await read('/es/about')).toContain(hero.title)
  await write('Crecimos entre dos orillas.')
  try {
    await shows('/es/about', 'Crecimos entre dos orillas.')
    expect(await read('/about')).not.toContain('orillas')
  } finally {
    await write(hero.title)
  }
  await shows('/es/about', 'Crecimos entre dos orillas.', false)
})

type Copy = { title: string; soon: string; text: string; button: string }

test('a page without a translation is shown in the other language, with that canonical URL', async () => {
  const team = await signedIn('team')
  const page = '/api/globals/careers-page?locale=es'
  const { title, soon: sentence, text, button } = (await (await team.get(page)).json()) as Copy
  const publish = async (status: 'published' | 'draft') => {
    const data = { title, soon: sentence, text, button, _status: status }
    expect((await team.post(page, { data })).status()).toBe(200)
  }
  await publish('draft')
  try {
    await shows('/es/careers', 'Careers page content coming soon...')
    const html = await read('/es/careers')
    expect(html).toMatch(/<div lang="en"[^>]*><h1/)
    expect(html).toMatch(/<html [^>]*lang="es"/)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*:\d+\/careers"/)
    expect(html).not.toContain(sentence)
  } finally {
    await publish('published')
  }
  await shows('/es/careers', sentence)
  expect(await read('/es/careers')).not.toMatch(/<div lang="en"[^>]*><h1/)
})

const tables = ['case_studies_locales', 'industries_locales'] as const
const setStatus = async (status: 'draft' | 'published') => {
  for (const table of tables) await rows(`update ${table} set _status = '${status}'`)
  await rows(`select pg_notify('content_changed', '')`)
}

test('while nothing is published, the lists show the specified sentences, and nothing else links to documents', async () => {
  const [{ slug } = {}] = await rows<{ slug: string }>(
    `select slug from case_studies_locales where _locale = 'en' limit 1`,
  )
  const paths = ['/case-studies', '/industries', '/services/marketing-automation', '/sitemap-pages.xml']
  for (const path of paths.slice(0, 1)) await shows(path, `/case-studies/${slug}`)
  await setStatus('draft')
  try {
    await shows('/case-studies', 'Case studies content coming soon...')
    await shows('/industries', 'Industries content coming soon...')
    await shows('/careers', 'Careers page content coming soon...')
    for (const path of paths) {
      await shows(path, '/case-studies/', false)
      await shows(path, '/industries/', false)
    }
    expect((await (await visitor()).get(`/case-studies/${slug}`)).status()).toBe(404)
  } finally {
    await setStatus('published')
  }
  await shows('/case-studies', 'Case studies content coming soon...', false)
  await shows('/case-studies', `/case-studies/${slug}`)
})

for (const path of ['/privacy-policy', '/terms-of-service', '/es/privacy-policy', '/es/terms-of-service'])
  test(`${path} names who runs the site, without an unfilled placeholder`, async () => {
    const html = await read(path)
    expect(html).toContain('Puente Demo LLC')
    expect(html).not.toMatch(
      /\{(legalName|address|taxId|privacyEmail|representative|governingLaw|dataBankNumber)\}/,
    )
  })
