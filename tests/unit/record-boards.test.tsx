import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { ProposalsTab } from '@/features/dashboard/staff/proposals-tab'
import { templateListQuery } from '@/features/proposal-templates/staff/template-params'
import { recentProposalsQuery } from '@/features/proposals/staff/proposal-params'
import { testimonialListQuery } from '@/features/testimonials/staff/testimonial-params'
import { DeleteTestimonial, TestimonialsBoard } from '@/features/testimonials/staff/testimonials-board'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import { StaffScreen } from '../support/staff-screen'

type Read = { queryKey: readonly unknown[]; data?: object; error?: RequestError }

/** Renders a board with what was read, or with the failure of the reading, as text without tags. */
function render(part: ReactElement, read: Read, language: Language, search = ''): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  if (read.data) queryClient.setQueryData(read.queryKey, read.data)
  if (read.error)
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: read.queryKey })
      .setState({ status: 'error', error: read.error, fetchStatus: 'idle' })
  const markup = renderToStaticMarkup(
    <StaffScreen
      language={language}
      queryClient={queryClient}
      timeZone="America/New_York"
      now={new Date('2026-03-17T14:42:00.000Z')}
      search={search}
    >
      {part}
    </StaffScreen>,
  )
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll('&#x27;', "'")
}

const template = {
  id: 't',
  name: 'Newsletter',
  description: null,
  setupFee: null,
  monthlyFee: 42_000,
  currency: 'USD',
  languages: ['en'],
  createdAt: '2026-01-12T12:00:00.000Z',
}
const proposal = {
  id: 'p',
  number: 7,
  title: 'Web and bookings',
  client: { name: 'Inés', company: 'Boutique Ixchel' },
  setupFee: 120_000,
  monthlyFee: 89_000,
  amount: 209_000,
  currency: 'USD',
  state: 'awaiting',
  createdAt: '2026-01-12T12:00:00.000Z',
  canView: true,
}
const testimonial = {
  id: 'a',
  name: 'Rosa Huamán',
  company: 'Clínica',
  rating: 4,
  isActive: true,
  displayOrder: 3,
  image: null,
  texts: {
    en: { position: 'Owner', content: 'It works.', resultsHighlight: '' },
    es: { position: '', content: '', resultsHighlight: '' },
  },
  languages: ['en'],
  updatedAt: '2026-01-12T12:00:00.000Z',
}

const words = {
  en: {
    fees: '$420.00/mo',
    noDescription: 'No description',
    missing: 'ES missing',
    noTemplates: 'No templates found',
    templatesFailed: 'Failed to fetch templates.',
    recent: 'Recent Proposals',
    proposal: ['$1,200.00', '$890.00/mo', '$2,090.00', 'Awaiting Signature', 'View'],
    proposalsFailed: 'Failed to load proposals.',
    scope: 'The 1 newest of 14.',
    testimonialsFailed: 'Failed to fetch testimonials',
    deleteTestimonial: 'Are you sure you want to delete this testimonial?',
    handle: 'Move Rosa Huamán, position 1 of 1',
    active: 'Active',
  },
  es: {
    fees: 'US$420.00/mes',
    noDescription: 'Sin descripción',
    missing: 'Falta ES',
    noTemplates: 'No se encontraron plantillas',
    templatesFailed: 'No se pudieron cargar las plantillas.',
    recent: 'Propuestas recientes',
    proposal: ['US$1,200.00', 'US$890.00/mes', 'US$2,090.00', 'Por firmar', 'Ver'],
    proposalsFailed: 'No se pudieron cargar las propuestas.',
    scope: 'Las 1 más recientes de 14.',
    testimonialsFailed: 'No se pudieron cargar los testimonios',
    deleteTestimonial: '¿Confirmas que quieres eliminar este testimonio?',
    handle: 'Mover Rosa Huamán, posición 1 de 1',
    active: 'Activo',
  },
}

const failed = new RequestError('unavailable')

describe.each(languages)('in %s', (language) => {
  const text = words[language]
  const { queryKey } = templateListQuery({})
  const templates = (read: object) =>
    render(<ProposalsTab />, { queryKey, ...read }, language, 'tab=proposals&view=templates')
  const recent = (read: object) =>
    render(<ProposalsTab />, { queryKey: recentProposalsQuery.queryKey, ...read }, language)
  const testimonials = (read: object) =>
    render(<TestimonialsBoard />, { queryKey: testimonialListQuery.queryKey, ...read }, language)

  test('a template without description and setup fee, in one language', () => {
    const shown = templates({ data: { templates: [template], total: 1, page: 1, pages: 1 } })
    for (const part of [text.noDescription, text.fees, text.missing, ' — ']) expect(shown).toContain(part)
  })

  test('no templates, and templates that could not be read', () => {
    expect(templates({ data: { templates: [], total: 0, page: 1, pages: 1 } })).toContain(text.noTemplates)
    expect(templates({ error: failed })).toContain(text.templatesFailed)
  })

  test('the newest proposals, with a link to those that can be viewed', () => {
    const read = (canView: boolean) => recent({ data: { proposals: [{ ...proposal, canView }], total: 14 } })
    for (const part of [text.recent, text.scope, proposal.title, ...text.proposal])
      expect(read(true)).toContain(part)
    expect(read(false)).not.toContain(` ${text.proposal.at(-1) ?? ''} `)
    expect(recent({ error: failed })).toContain(text.proposalsFailed)
  })

  test('a testimonial with its place, and testimonials that could not be read', () => {
    const shown = testimonials({ data: { testimonials: [testimonial], total: 1 } })
    for (const part of ['Rosa Huamán', 'Owner', '★★★★☆ 4', text.missing, text.active, text.handle, ' 3 '])
      expect(shown).toContain(part)
    expect(testimonials({ error: failed })).toContain(text.testimonialsFailed)
  })

  test('a testimonial is deleted after a question that names it', () => {
    const dialog = <DeleteTestimonial testimonial={testimonial} onClose={() => undefined} />
    const shown = render(dialog, { queryKey: [] }, language)
    for (const part of [text.deleteTestimonial, 'Rosa Huamán']) expect(shown).toContain(part)
  })
})
