import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import {
  evidenceFields,
  emptyForm,
  type Evidence,
  type GeneratorForm,
} from '@/features/proposal-generator/generator-form'
import type { GeneratorTexts } from '@/features/proposal-generator/staff/generator-context'
import { problemOf } from '@/features/proposal-generator/generator-rules'
import {
  beginMutation,
  createMutation,
  creationInput,
  failureReason,
  notifyTaskEvent,
} from '@/features/proposal-generator/staff/generator-mutations'
import { createGeneratorStore } from '@/features/proposal-generator/staff/generator-store'
import { languages, type Language } from '@/i18n/languages'

afterEach(() => vi.unstubAllGlobals())

const client = { id: 'c', name: 'Rosa', company: null, email: 'rosa@x.example', language: 'es' as const }
const form: GeneratorForm = {
  ...emptyForm,
  client,
  title: 'A shop',
  serviceType: 'Web Development',
  description: 'Orders',
  setupFee: '1500',
}

/** What the generator says. */
function open(language: Language) {
  const messages = dashboardMessages(language)
  const texts = createTranslator({
    locale: language,
    messages,
    namespace: 'proposalGenerator',
  }) as unknown as GeneratorTexts
  const said: string[][] = []
  const say = (...words: unknown[]) => void said.push(words.map(String))
  const store = createGeneratorStore({
    draft: 'd',
    lead: null,
    typed: { form, transcript: 'Hi', content: '## Hi' },
    savedAt: null,
    save: () => Promise.resolve({ id: 'd', savedAt: '' }),
    keep: () => undefined,
    onDraft: () => undefined,
  })
  const context = {
    queryClient: new QueryClient(),
    texts,
    store,
    task: undefined,
    toasts: { done: say, refused: say, failed: say, readFailed: say },
  }
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(context.queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, run }
}

const answer = (body: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))

const words = {
  en: {
    processed: 'Transcript Processed',
    generated: 'Proposal Generated',
    created: 'Proposal Created Successfully!',
    client: ['Client Created', 'Rosa is a client now.'],
    failed: ['Processing Failed', 'Generation Failed', 'Creation Failed'],
    busy: 'The language model is busy. Try again in a minute.',
    tooLarge: 'The text is too long. Shorten it and try again.',
    forbidden: 'Your account isn’t allowed to do this. Ask an admin.',
    taken: 'Inés already has this email address.',
  },
  es: {
    processed: 'Transcripción procesada',
    generated: 'Propuesta generada',
    created: '¡Propuesta creada!',
    client: ['Cliente creado', 'Rosa ya es cliente.'],
    failed: ['No se pudo procesar', 'No se pudo generar', 'No se pudo crear'],
    busy: 'El modelo de lenguaje está ocupado. Vuelve a intentarlo en un minuto.',
    tooLarge: 'El texto es demasiado largo. Acórtalo y vuelve a intentarlo.',
    forbidden: 'Tu cuenta no tiene permiso para esto. Pídelo a quien administra el sitio.',
    taken: 'Inés ya tiene este correo.',
  },
}

describe.each(languages)('the generator says in %s', (language) => {
  const text = words[language]

  it('what has become of a task', () => {
    const { context, said } = open(language)
    notifyTaskEvent({ task: 'extract', outcome: 'done', error: null }, context)
    notifyTaskEvent({ task: 'write', outcome: 'done', error: null }, context)
    notifyTaskEvent({ task: 'extract', outcome: 'failed', error: 'model_busy' }, context)
    notifyTaskEvent({ task: 'write', outcome: 'failed', error: 'model_busy' }, context)
    notifyTaskEvent({ task: 'write', outcome: 'cancelled', error: null }, context)
    expect(said.map(([title]) => title)).toEqual([
      text.processed,
      text.generated,
      text.failed[0],
      text.failed[1],
    ])
    expect(said[2]).toEqual([text.failed[0], text.busy])
  })

  it('that a task could not begin', async () => {
    const { context, said, run } = open(language)
    answer({ success: false, error: 'not_configured' })
    await run(beginMutation(context), 'extract')
    expect(said).toEqual([[text.failed[0], failureReason('not_configured', context.texts)]])
  })

  it.each([
    ['too_large', 'tooLarge'],
    ['forbidden', 'forbidden'],
  ] as const)('why a task failed or could not begin: %s', async (error, name) => {
    const { context, said, run } = open(language)
    notifyTaskEvent({ task: 'write', outcome: 'failed', error }, context)
    answer({ success: false, error })
    await run(beginMutation(context), 'extract')
    expect(said).toEqual([
      [text.failed[1], text[name]],
      [text.failed[0], text[name]],
    ])
  })

  it('that client and proposal were created', async () => {
    const { context, said, run } = open(language)
    answer({ success: true, id: 'p', link: 'https://x.example/proposal/p', newClient: 'Rosa' })
    const next = vi.fn()
    await run(createMutation(context, next), undefined)
    expect(said[0]).toEqual(text.client)
    expect(said[1]?.[0]).toBe(text.created)
    expect(next).toHaveBeenCalledOnce()
  })

  it('whose address a new client would have, and keeps the form', async () => {
    const { context, said, run } = open(language)
    answer({
      success: false,
      error: 'conflict',
      fields: { email: 'taken' },
      existing: { id: 'i', name: 'Inés' },
    })
    await run(createMutation(context, vi.fn()), undefined)
    expect(said).toEqual([[text.failed[2], text.taken]])
    expect(context.store.get()).toMatchObject({ form, content: '## Hi' })
  })
})

describe('before anything is written or created', () => {
  const call = {
    values: { ...Object.fromEntries(evidenceFields.map((field) => [field, null])), setup_fee: 150_000 },
    quotes: {
      ...Object.fromEntries(evidenceFields.map((field) => [field, null])),
      setup_fee: '1,500 dollars',
    },
  } as Evidence

  it.each([
    ['no client', { client: null }, 'missing', 'missing'],
    ['no title', { title: ' ' }, 'missing', 'missing'],
    ['no description', { description: '' }, 'missing', undefined],
    ['no service', { serviceType: '' as const }, 'missing', undefined],
    ['a fee below 0', { setupFee: '-1' }, 'fees', 'fees'],
    ['a fee that is no number, and counts as 0', { setupFee: 'abc' }, undefined, undefined],
    ['a fee that nobody has confirmed', { taken: 'x' }, 'openFee', 'openFee'],
    ['everything', {}, undefined, undefined],
  ])('there is %s', (_, change, writing, creation) => {
    expect(problemOf({ ...form, ...change }, '', { attempt: 'write', evidence: call })).toBe(writing)
    expect(problemOf({ ...form, ...change }, '## Hi', { attempt: 'create', evidence: call })).toBe(creation)
  })

  it.each([form, { ...form, client: null }])('needs a text to create', (typed) =>
    expect(problemOf(typed, ' ', { attempt: 'create', evidence: null })).toBe('content'),
  )

  it('sends what the form shows', () => {
    expect(creationInput('d', { form, content: '## Hi' })).toMatchObject({
      client: 'c',
      setupFee: '1500',
      monthlyFee: '',
    })
    const person = { first_name: 'A', last_name: 'B', email: 'a@b.example', company_name: '', phone: '' }
    const changed = { ...form, clientKind: 'new' as const, newClient: person, newLanguage: 'es' as const }
    const input = creationInput('d', { form: changed, content: '' })
    expect(input).toMatchObject({ newClient: { first_name: 'A', company: null, language: 'es' } })
    expect(input).not.toHaveProperty('client')
  })
})

describe.each([
  ['en', 'Missing Transcript', 'Please enter a transcript to process.', 'Missing Information'],
  ['es', 'Falta la transcripción', 'Escribe una transcripción para procesarla.', 'Falta información'],
] as const)('the texts of what is missing in %s', (language, transcript, transcriptText, information) => {
  const { refused } = dashboardMessages(language).proposalGenerator
  it('are exactly these', () => {
    expect([refused.transcript, refused.transcriptText, refused.information]).toEqual([
      transcript,
      transcriptText,
      information,
    ])
    if (language === 'en')
      expect([refused.missing, refused.content]).toEqual([
        'Please select a client and fill in all required fields.',
        'Please generate proposal content first.',
      ])
  })
})
