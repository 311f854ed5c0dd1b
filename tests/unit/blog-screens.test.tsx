import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ListScreen } from '@/features/blog/site/list-screen'
import { Missing } from '@/features/blog/site/missing'
import type { Language } from '@/i18n/languages'
import { siteMessages } from '@/i18n/messages'

const render = async (language: Language, screen: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={await siteMessages(language)} timeZone="UTC">
      {screen}
    </NextIntlClientProvider>,
  )

const empty = { posts: [], page: 1, pages: 1 }

describe('a list without posts', () => {
  it.each([
    ['en', 'No blog posts available yet.'],
    ['es', 'Todavía no hay artículos en el blog.'],
  ] as const)('says so (%s)', async (language, text) => {
    const html = await render(language, <ListScreen list={empty} categories={[]} zone="UTC" />)
    expect(html).toContain(text)
    expect(html).not.toContain('<article')
  })

  it('has a head of its own where staff wrote none, and marks one in the other language', async () => {
    expect(await render('en', <ListScreen list={empty} categories={[]} zone="UTC" />)).toContain('>Resources')
    const head = { title: 'Recursos', lead: 'Lecturas.', lang: 'es' as const }
    const html = await render('en', <ListScreen head={head} list={empty} categories={[]} zone="UTC" />)
    expect(html).toMatch(/<div lang="es"[^>]*><header/)
  })
})

/** What cannot be read says what is not there says: nobody can tell which it is (product.md, 'Failed public read'). */
describe('a post or a category', () => {
  it.each([404, 503] as const)('that is not there says so, with %d', async (status) => {
    const category = await render('en', <Missing kind="category" status={status} />)
    expect(category).toContain(`data-status="${status}"`)
    for (const text of ['Category Not Found', 'looking for doesn&#x27;t exist.', 'Back to Resources'])
      expect(category).toContain(text)
    const post = await render('es', <Missing kind="post" status={status} />)
    expect(post).toContain('No encontramos este artículo')
    expect(post).toContain('href="/es/resources"')
  })
})
