// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { openGenerator } from '../support/generator'

type Opened = Awaited<ReturnType<typeof openGenerator>>
let generator: Opened | undefined
const open = async (options: Parameters<typeof openGenerator>[0]): Promise<Opened> =>
  (generator = await openGenerator(options))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(async () => {
  await generator?.close()
  generator = undefined
  vi.unstubAllGlobals()
})

const client = { id: 'c', name: 'Rosa', company: null, email: 'rosa@x.example', language: 'es' as const }
const filled = {
  client,
  title: 'A shop',
  serviceType: 'Web Development',
  description: 'Orders',
} as const

describe('a proposal that was made', () => {
  const { created, done } = dashboardMessages('en').proposalGenerator
  const proposal = { id: 'p', link: 'https://puente.example/proposal/p' }

  it.each(['awaiting', 'signed', 'rejected', 'expired'] as const)(
    'says that it was sent when it is %s',
    async (state) => {
      const { find, place } = await open({ draft: { proposal }, proposal: { id: 'p', state } })
      const states = dashboardMessages('en').proposalNames.states
      expect(find('[role="status"]').textContent).toContain(`${created.sent} ${states[state]}`)
      expect(place.textContent).not.toContain(done.proposal)
      for (const words of [created.copy, created.open]) expect(find('button', words)).toBeTruthy()
      expect([...place.querySelectorAll('button')].map((button) => button.textContent)).not.toContain(
        created.send,
      )
    },
  )

  it.each(['draft', 'revised'] as const)('can be sent when it is %s', async (state) => {
    const { find } = await open({ draft: { proposal }, proposal: { id: 'p', state } })
    expect(find('[role="status"]').textContent).toContain(created.text)
    expect(find('button', created.send)).toBeTruthy()
  })
})

describe('a template asks before it replaces what was typed', () => {
  const { replace, generate } = dashboardMessages('en').proposalGenerator
  const option = { id: 't', name: 'Newsletter', currency: 'MXN', setupFee: 150_050, monthlyFee: null }
  const start = { templates: [option] } as never

  it('in the fees', async () => {
    const form = { ...filled, setupFee: '900', monthlyFee: '12,5' }
    const { type, valueOf, press, place } = await open({ part: 'details', form, start })
    await type('template', 't')
    expect(place.textContent).toContain(replace.fees.title)
    await press('Cancel')
    expect(['setup_fee', 'monthly_fee', 'template'].map(valueOf)).toEqual(['900', '12,5', ''])
    await type('template', 't')
    await press(replace.button)
    expect(['setup_fee', 'monthly_fee', 'template'].map(valueOf)).toEqual(['1500.50', '', 't'])
    expect(place.querySelector('dialog')).toBeNull()
  })

  it.each([
    ['edited', 'Edited', true],
    ['the same', '## Plan', false],
    ['missing', '', false],
  ])('in the text, which is %s', async (_, content, asks) => {
    const form = { ...filled, client: { ...client, language: 'en' as const }, template: 't' }
    const draft = { content }
    const template = { id: 't', content: { en: '## Plan', es: '' } }
    const { press, place } = await open({ part: 'generate', form, start, draft, template })
    await press(generate.fromTemplate)
    expect(place.textContent.includes(replace.text.title)).toBe(asks)
    if (!asks) return
    expect(place.textContent).toContain('Edited')
    await press(replace.button)
    expect(place.querySelector('article')?.textContent).toContain('Plan')
  })
})

describe('what was refused is marked in its place, and the first field has the focus', () => {
  const texts = dashboardMessages('en')
  const marked = (place: HTMLElement) =>
    [...place.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))

  it('when the text is to be written', async () => {
    const { press, place } = await open({ part: 'generate', form: { client } })
    await press(texts.proposalGenerator.generate.start)
    expect(marked(place)).toEqual(['title', 'service_type', 'description'])
    expect(place.textContent).toContain(texts.dashboard.fieldErrors.required)
    expect(document.activeElement?.getAttribute('name')).toBe('title')
  })

  it('when the proposal is to be created, until it is filled', async () => {
    const form = { ...filled, clientKind: 'new', serviceType: '', description: '' } as const
    const { press, place, type } = await open({ part: 'billing', form, draft: { content: '## Hi' } })
    await press(texts.proposalGenerator.billing.create)
    expect(marked(place)).toEqual(['first_name', 'last_name', 'email', 'language'])
    expect(document.activeElement?.getAttribute('name')).toBe('first_name')
    await type('first_name', 'Rosa')
    expect(marked(place)).toEqual(['last_name', 'email', 'language'])
  })

  it('when there is no text', async () => {
    const { press } = await open({ part: 'billing', form: filled })
    await press(texts.proposalGenerator.billing.create)
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('when a fee is wrong, which has no sum', async () => {
    const form = { ...filled, setupFee: '-1', monthlyFee: '450' }
    const { press, find, place } = await open({ part: 'billing', form, draft: { content: '## Hi' } })
    expect(find('tr:last-child').textContent).not.toContain('450')
    expect(place.textContent).toContain(texts.proposalGenerator.refused.fees)
    await press(texts.proposalGenerator.billing.create)
    expect(document.activeElement?.getAttribute('name')).toBe('setup_fee')
  })

  it('but nothing before, and what only the model needs is optional without one', async () => {
    const { place, find } = await open({ part: 'details', start: { hasModel: false } })
    expect(marked(place)).toEqual([])
    for (const name of ['service_type', 'description'] as const)
      expect(find('label', texts.proposalGenerator.fields[name]).textContent).toContain(
        texts.proposalGenerator.details.optional,
      )
  })
})

describe('the focus is never lost', () => {
  const { transcript, next, tabs } = dashboardMessages('en').proposalGenerator

  it.each([
    ['transcript', transcript.skip, tabs.details],
    ['details', next.generate, tabs.generate],
    ['generate', next.billing, tabs.billing],
    ['billing', next.back, tabs.generate],
  ] as const)('after %s it is on the heading of the next step', async (part, button, heading) => {
    const { press } = await open({ part, form: filled, draft: { content: '## Hi' } })
    await press(button)
    expect(document.activeElement?.tagName).toBe('H2')
    expect(document.activeElement?.textContent).toBe(heading)
  })

  it('stays on a tab', async () => {
    const { find } = await open({ part: 'details' })
    const tab = find('[role="tab"]', tabs.billing)
    await act(async () => (tab.focus(), tab.click()))
    expect(document.activeElement).toBe(tab)
  })

  it('when the chosen client is changed', async () => {
    const { press } = await open({ part: 'details', form: filled })
    await press('Change')
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  })
})

it.each([
  ['', 'skip'],
  ['Ana: Hola', 'next'],
])('without a model the only way on is the accent button, with the transcript %j', async (text, label) => {
  const { transcript, next } = dashboardMessages('en').proposalGenerator
  const { find, place } = await open({ start: { hasModel: false }, draft: { transcript: text } })
  const words = label === 'skip' ? transcript.skip : next.details
  expect(find('button', words).className).toContain('bg-accent-fill')
  expect(place.textContent).toContain(label === 'skip' ? transcript.optional : transcript.kept)
})

it('an unfinished draft is called by its client and continues at its last step', async () => {
  const { drafts } = dashboardMessages('en').proposalGenerator
  const savedAt = '2026-03-17T14:42:00.000Z'
  const draft = { id: 'e', title: '', client: 'Rosa Huamán', step: 'details', savedAt, lead: null } as const
  const { find, press } = await open({ start: { drafts: [draft] } })
  expect(find('details li b').textContent).toBe('Rosa Huamán')
  expect(find('details').textContent).not.toContain(drafts.untitled)
  await press(drafts.continue)
  expect(new URLSearchParams(location.search).get('part')).toBe('details')
  expect(new URLSearchParams(location.search).get('draft')).toBe('e')
})

describe('after a change of the client, the focus is beside it', () => {
  it('when one is chosen that has the address of a new one', async () => {
    const newClient = { first_name: 'R', last_name: 'H', email: client.email, company_name: '', phone: '' }
    const form = { ...filled, client: null, clientKind: 'new', newClient } as const
    const { press } = await open({ part: 'details', form, clients: [client] })
    await press('Use Rosa')
    expect(document.activeElement?.textContent).toBe('Change')
  })
})
