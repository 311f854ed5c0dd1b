import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { BoardFailed, BoardLoading } from '@/components/staff/board-states'
import { dashboardMessages } from '@/i18n/staff-messages'
import { languages } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'

describe.each(languages)('a board, in %s', (language) => {
  const messages = dashboardMessages(language)
  const { dashboard, leadBoard } = messages
  const html = (element: ReactElement) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
        {element}
      </NextIntlClientProvider>,
    )
  const failed = (error: unknown) =>
    html(<BoardFailed title={leadBoard.failed.fetch} error={error} hasFilters onRetry={() => undefined} />)

  test('that could not be read says so, what is kept, and which request it was', () => {
    const page = failed(new RequestError('failed', { requestId: '7c1e' }))
    expect(page).toContain('role="alert"')
    expect(page).toContain(leadBoard.failed.fetch)
    expect(page).toContain(dashboard.filtered.kept)
    expect(page).toContain(dashboard.request.replace('{id}', '7c1e'))
    expect(page).toContain(dashboard.tryAgain)
  })

  test('says why it could not be read, if that is known', () => {
    const escaped = dashboard.readReasons.unavailable.replaceAll("'", '&#x27;')
    expect(failed(new RequestError('unavailable'))).toContain(escaped)
  })

  test('that is being read has one row with words for screen readers', () => {
    const page = html(
      <table>
        <tbody>
          <BoardLoading columns={3} text={leadBoard.loading} />
        </tbody>
      </table>,
    )
    expect(page.split(leadBoard.loading)).toHaveLength(2)
    expect(page).toContain('aria-hidden="true"')
  })
})
