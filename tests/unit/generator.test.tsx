import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import type { GeneratorStart } from '@/features/proposal-generator/queries/generator-start'
import { Generator } from '@/features/proposal-generator/staff/generator'
import {
  generatorDraftQuery,
  generatorStartQuery,
} from '@/features/proposal-generator/staff/generator-params'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { StaffScreen } from '../support/staff-screen'

const agency = { brand: 'Puente', zone: 'America/Lima', expiryDays: 30, services: { en: {}, es: {} } }
const start: GeneratorStart = {
  agency,
  hasModel: true,
  hasBilling: true,
  templates: [],
  drafts: [],
  lead: null,
}
const draft = {
  id: 'd',
  lead: null,
  transcript: '[00:22] Ana: <b>Hola</b>',
  isTranscriptDeleted: false,
  details: { title: 'A shop', setupFee: '1500', monthlyFee: '450', currency: 'USD' },
  savedAt: '2026-03-17T14:42:00.000Z',
  task: 'none',
  taskState: 'idle',
  taskError: null,
  evidence: null,
  content: '## Hola\n\n<script>alert(1)</script> **{{client}}**',
  proposal: null,
} as const

type Read = { start?: GeneratorStart | RequestError; draft?: object }

function render(language: Language, search: string, read: Read = { start, draft }): string {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, staleTime: Infinity } },
  })
  const { queryKey } = generatorStartQuery(null)
  if (read.start instanceof RequestError)
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: queryKey as readonly unknown[] })
      .setState({ status: 'error', error: read.start, fetchStatus: 'idle' })
  else if (read.start) queryClient.setQueryData(queryKey, read.start)
  if (read.draft) queryClient.setQueryData(generatorDraftQuery('d').queryKey, read.draft as never)
  return renderToStaticMarkup(
    <StaffScreen
      language={language}
      queryClient={queryClient}
      timeZone="America/New_York"
      now={new Date('2026-03-17T14:42:00.000Z')}
      search={search}
    >
      <Generator lead={null} />
    </StaffScreen>,
  )
}

describe.each(languages)('the generator in %s', (language) => {
  const texts = dashboardMessages(language).proposalGenerator

  test('has four tabs, and a transcript of eight rows', () => {
    const markup = render(language, 'draft=d')
    for (const name of Object.values(texts.tabs)) expect(markup).toContain(name)
    expect(markup).toMatch(/<textarea[^>]*rows="8"/)
    expect(markup).toContain('&lt;b&gt;Hola')
    expect(markup).toContain(texts.transcript.process)
  })

  test('says in its tabs that no model is configured, and offers nothing that needs one', () => {
    for (const part of ['transcript', 'generate']) {
      const markup = render(language, `draft=d&part=${part}`, { start: { ...start, hasModel: false }, draft })
      expect(markup).toContain(texts.noModel.title)
      expect(markup).not.toContain(texts.transcript.process)
      expect(markup).not.toContain(texts.generate.start)
      expect(markup).not.toContain(texts.generate.again)
    }
  })

  test('shows the text as text, with its blanks marked', () => {
    const markup = render(language, 'draft=d&part=generate')
    expect(markup).toMatch(/<h3[^>]*>Hola<\/h3>/)
    expect(markup).toContain('&lt;script&gt;')
    expect(markup).toMatch(/<mark[^>]*>\{\{client\}\}/)
  })

  test.each([
    ['extract', 'transcript'],
    ['write', 'generate'],
  ] as const)('says after a reload that the task %s failed and why, or was canceled', (task, part) => {
    const failed = { ...draft, task, taskState: 'failed', taskError: 'model_timeout' }
    const markup = render(language, `draft=d&part=${part}`, { start, draft: failed })
    expect(markup).toContain(texts.failed[task])
    expect(markup).toContain(texts.reasons.model_timeout)
    const cancelled = { ...draft, task, taskState: 'cancelled' }
    expect(render(language, `draft=d&part=${part}`, { start, draft: cancelled })).toContain(
      texts.cancelled[task],
    )
    expect(render(language, `draft=d&part=${part}`)).not.toContain(texts.cancelled[task])
  })

  test('sums the fees of the first invoice, and says when Stripe is not configured', () => {
    const markup = render(language, 'draft=d&part=billing', { start: { ...start, hasBilling: false }, draft })
    expect(markup).toContain(language === 'en' ? '$1,950.00' : 'US$1,950.00')
    expect(markup).toContain(texts.billing.missing)
  })

  test('has the link of a proposal that was made, and a way to send it', () => {
    const proposal = { id: 'p', link: 'https://puente.example/proposal/p' }
    const markup = render(language, 'draft=d', { start, draft: { ...draft, proposal } })
    expect(markup).toContain(proposal.link)
    expect(markup).toContain(texts.created.send)
    expect(markup).not.toContain(texts.billing.create)
  })

  test('says that it could not be read, or is loading', () => {
    const failed = {
      en: 'Failed to load clients and templates.',
      es: 'No se pudieron cargar los clientes y las plantillas.',
    }[language]
    expect(render(language, '', { start: new RequestError('unavailable') })).toContain(failed)
    expect(render(language, '', {})).toContain(texts.loading)
  })
})
