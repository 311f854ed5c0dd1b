import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ListScreen } from '@/features/blog/site/list-screen'
import { BlogNotice } from '@/features/blog/site/blog-notice'
import type { Language } from '@/i18n/languages'
import { siteMessages } from '@/i18n/messages'
import { withRequestReport } from '../support/request-report'

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
  ] as const)('shows the empty text (%s)', async (language, text) => {
    const html = await render(language, <ListScreen list={empty} categories={[]} zone="UTC" />)
    expect(html).toContain(text)
    expect(html).not.toContain('<article')
  })

  it('uses its own header when staff wrote none, and marks one that is in the other language', async () => {
    expect(await render('en', <ListScreen list={empty} categories={[]} zone="UTC" />)).toContain('>Resources')
    const head = { title: 'Recursos', lead: 'Lecturas.', lang: 'es' as const }
    const html = await render('en', <ListScreen head={head} list={empty} categories={[]} zone="UTC" />)
    expect(html).toMatch(/<div lang="es"[^>]*><header/)
  })
})

/** A missing and an unreadable document show the same page, so that visitors cannot tell which it is. */
describe('a post or category', () => {
  it.each([404, 503] as const)('that is unavailable shows the same notice with status %d', async (status) => {
    const [rendering, report] = withRequestReport(() =>
      render('en', <BlogNotice kind="category" status={status} />),
    )
    const category = await rendering
    expect(report.status).toBe(status)
    for (const text of ['Category Not Found', 'looking for doesn&#x27;t exist.', 'Back to Resources'])
      expect(category).toContain(text)
    const post = await render('es', <BlogNotice kind="post" status={status} />)
    expect(post).toContain('No encontramos este artículo')
    expect(post).toContain('href="/es/resources"')
  })
})
