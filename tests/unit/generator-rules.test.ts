import { describe, expect, it } from 'vitest'

import {
  evidenceCounts,
  evidenceState,
  groupState,
  hasOpenFee,
  takeOver,
} from '@/features/proposal-generator/evidence-rules'
import {
  detailsOf,
  emptyForm,
  evidenceFields,
  feesOf,
  formOf,
  hasClient,
  hasRefusedFee,
  languageOf,
  missingFields,
  withTitleInLanguage,
  type Evidence,
  type EvidenceField,
} from '@/features/proposal-generator/generator-form'
import { formOfLead } from '@/features/proposal-generator/staff/use-generator-store'
import { previewBlocks } from '@/features/proposal-generator/staff/text-preview'
import { momentOf, transcriptLines } from '@/features/proposal-generator/staff/transcript-lines'
import { draftBriefSchema } from '@/features/proposal-generator/model-schemas'

const said = (found: Partial<Record<EvidenceField, [string | number, string]>>): Evidence => ({
  values: Object.fromEntries(
    evidenceFields.map((field) => [field, found[field]?.[0] ?? null]),
  ) as Evidence['values'],
  quotes: Object.fromEntries(
    evidenceFields.map((field) => [field, found[field]?.[1] ?? null]),
  ) as Evidence['quotes'],
})
const call = said({
  first_name: ['Guillermo', 'Soy Guillermo'],
  title: ['Tienda', 'una tienda'],
  setup_fee: [250_000, 'unos 2,500 dólares'],
})
const client = { id: 'c', name: 'Rosa', company: null, email: 'rosa@x.example', language: 'es' as const }

describe('what a call says', () => {
  it('fills the empty fields of a new client, and leaves what nobody said empty and marked', () => {
    const form = takeOver(emptyForm, call)
    expect(form).toMatchObject({ clientKind: 'new', title: 'Tienda', setupFee: '2500.00', monthlyFee: '' })
    expect(form.newClient.first_name).toBe('Guillermo')
    expect(evidenceState(form, call, 'title')).toBe('open')
    expect(evidenceState(form, call, 'monthly_fee')).toBe('none')
    expect(groupState(form, call, ['first_name', 'last_name'])).toBe('open')
    expect(evidenceCounts(form, call)).toEqual({ open: 3, confirmed: 0, none: 4 })
  })

  it('replaces nothing that was typed, and shows that the call says something else', () => {
    const form = takeOver({ ...emptyForm, client, title: 'Mine' }, call)
    expect(form).toMatchObject({ clientKind: 'existing', title: 'Mine' })
    expect(evidenceState(form, call, 'title')).toBe('other')
    expect(evidenceState(form, call, 'first_name')).toBeUndefined()
  })

  it('is no price until a person has confirmed or changed it', () => {
    const form = takeOver(emptyForm, call)
    expect(hasOpenFee(form, call)).toBe(true)
    expect(hasOpenFee({ ...form, confirmed: ['setup_fee'] }, call)).toBe(false)
    expect(hasOpenFee({ ...form, setupFee: '2600' }, call)).toBe(false)
    expect(hasOpenFee({ ...form, setupFee: '2500' }, call)).toBe(true)
  })

  it('proves nothing before it was taken over', () => {
    expect(evidenceState(emptyForm, call, 'title')).toBeUndefined()
    expect(evidenceState(takeOver(emptyForm, call), null, 'title')).toBeUndefined()
  })
})

describe('the form', () => {
  it('is the same after it was stored in a draft', () => {
    const form = {
      ...takeOver(emptyForm, call),
      client,
      currency: 'PEN' as const,
      confirmed: ['title' as const],
    }
    expect(formOf(JSON.parse(JSON.stringify(detailsOf(form))))).toEqual(form)
  })

  it.each([null, 'text', [1], { title: 7, newClient: 'x', client: { id: 1 }, serviceType: 'Plumbing' }])(
    'is empty for %j',
    (details) => expect(formOf(details)).toEqual(emptyForm),
  )

  it('tells the model who the client is, and the fees as they were typed', () => {
    const form = {
      ...emptyForm,
      client,
      title: 'T',
      serviceType: 'Web Development' as const,
      description: 'A shop',
    }
    const read = draftBriefSchema.parse({
      ...detailsOf({ ...form, setupFee: '1500.5' }),
      currency: 'USD',
    })
    expect(read).toMatchObject({
      clientInfo: { first_name: 'Rosa' },
      projectDescription: 'A shop',
      setupFee: 150_050,
      monthlyFee: 0,
    })
  })

  it('needs a client with everything that a new one needs', () => {
    expect(missingFields(emptyForm)).toEqual(['client', 'title', 'serviceType', 'description'])
    expect(hasClient({ ...emptyForm, client })).toBe(true)
    const person = { first_name: 'A', last_name: 'B', email: 'c@d.example', company_name: '', phone: '' }
    expect(hasClient({ ...emptyForm, clientKind: 'new', newClient: person, newLanguage: 'es' })).toBe(true)
    expect(hasClient({ ...emptyForm, clientKind: 'new', newClient: person })).toBe(false)
    expect(
      hasClient({ ...emptyForm, clientKind: 'new', newClient: { ...person, email: ' ' }, newLanguage: 'es' }),
    ).toBe(false)
  })

  it('is in the language of its client', () => {
    expect(languageOf({ ...emptyForm, client })).toBe('es')
    expect(languageOf({ ...emptyForm, clientKind: 'new', newLanguage: 'es' })).toBe('es')
    expect(languageOf(emptyForm)).toBe('en')
  })

  it.each([
    ['', 0, false],
    ['1500', 150_000, false],
    ['12.345', 0, true],
    ['1.500,00', 150_000, false],
    ['99999999999', 0, true],
    ['-1', 0, true],
    ['abc', 0, false],
    ['1,500', 150_000, false],
    ['1,50', 150, false],
    ['NaN', 0, false],
    ['-1,500', 0, true],
    ['$1,450.00', 145_000, false],
  ])('a fee of %j is %i cents, and an error: %s', (typed, cents, isRefused) => {
    const form = { ...emptyForm, setupFee: typed }
    expect([feesOf(form).setupFee ?? 0, hasRefusedFee(form)]).toEqual([cents, isRefused])
  })

  it('has fees in the minor units of its currency', () => {
    const form = { ...emptyForm, currency: 'CLP' as const, setupFee: '1.450.000', monthlyFee: '1450,5' }
    expect(feesOf(form)).toEqual({ setupFee: 1_450_000, monthlyFee: undefined })
  })

  it('starts with the data of a lead', () => {
    const lead = {
      id: 'l',
      name: 'Guillermo Echeverría Montes',
      email: 'g@f.example',
      phone: null,
      company: 'Ferretería',
      language: 'es' as const,
      message: 'Una tienda',
      service: 'Web Development' as const,
      titles: { en: 'Proposal for Ferretería', es: 'Propuesta para Ferretería' },
      client: null,
    }
    expect(formOfLead(lead)).toMatchObject({
      clientKind: 'new',
      newClient: {
        first_name: 'Guillermo',
        last_name: 'Echeverría Montes',
        company_name: 'Ferretería',
        phone: '',
      },
      newLanguage: 'es',
      title: 'Propuesta para Ferretería',
      serviceType: 'Web Development',
      description: 'Una tienda',
    })
    // The client reads the proposal, whatever the language in which someone wrote to us.
    expect(formOfLead({ ...lead, language: 'en', client: { ...client, language: 'es' } })).toMatchObject({
      clientKind: 'existing',
      title: 'Propuesta para Ferretería',
    })
  })

  it('keeps the first title in the language of the client, until someone writes another', () => {
    const titles = { en: 'Proposal for A', es: 'Propuesta para A' }
    const form = { ...emptyForm, clientKind: 'new' as const, title: titles.en }
    expect(withTitleInLanguage({ ...form, newLanguage: 'es' }, titles).title).toBe(titles.es)
    expect(withTitleInLanguage({ ...form, title: titles.es }, titles).title).toBe(titles.en)
    expect(withTitleInLanguage({ ...form, title: 'Mine', newLanguage: 'es' }, titles).title).toBe('Mine')
    expect(withTitleInLanguage({ ...form, newLanguage: 'es' }).title).toBe(titles.en)
  })
})

describe('the transcript beside the form', () => {
  const transcript =
    '[00:22] Guillermo: Soy Guillermo, el dueño.\n[14:32] Guillermo: Con unos 2,500 dólares va.'

  it('marks the words that fields came from, with the number of the field', () => {
    const { quotes } = said({ first_name: ['G', 'Soy Guillermo'], setup_fee: [1, 'unos 2,500 dólares'] })
    expect(transcriptLines(transcript, quotes)).toEqual([
      {
        kind: 'line',
        key: 0,
        time: '00:22',
        speaker: 'Guillermo',
        parts: [{ text: 'Soy Guillermo', number: 1 }, { text: ', el dueño.' }],
      },
      {
        kind: 'line',
        key: 1,
        time: '14:32',
        speaker: 'Guillermo',
        parts: [{ text: 'Con ' }, { text: 'unos 2,500 dólares', number: 6 }, { text: ' va.' }],
      },
    ])
    expect(momentOf(transcript, 'unos 2,500 dólares')).toBe('Guillermo, 14:32')
    expect(momentOf(transcript, 'nothing')).toBe('')
  })

  it('folds long stretches that nothing came from', () => {
    const long = Array.from({ length: 100 }, (_, index) => `Line ${index}.`).join('\n')
    const lines = transcriptLines(long, said({ title: ['x', 'Line 50.'] }).quotes)
    expect(lines.map((line) => (line.kind === 'cut' ? line.lines.length : line.key))).toEqual([
      49, 49, 50, 51, 48,
    ])
  })
})

describe('the preview of Markdown', () => {
  it('has headings, paragraphs, lists and tables', () => {
    expect(previewBlocks('## A\nOne\ntwo\n\n- x\n- y\n\n1. z\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
      { kind: 'heading', text: 'A' },
      { kind: 'text', text: 'One two' },
      { kind: 'list', isOrdered: false, items: ['x', 'y'] },
      { kind: 'list', isOrdered: true, items: ['z'] },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ])
  })
})
