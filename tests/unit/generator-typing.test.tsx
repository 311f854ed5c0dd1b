// @vitest-environment jsdom
// The one of jsdom cannot be read as text.
import { File } from 'node:buffer'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { generatorLimits } from '@/features/proposal-generator/generator-rules'
import { languages, type Language } from '@/i18n/languages'
import { openGenerator } from '../support/generator'

type Opened = Awaited<ReturnType<typeof openGenerator>>
let generator: Opened | undefined
const open = async (options: Parameters<typeof openGenerator>[0]): Promise<Opened> =>
  (generator = await openGenerator(options))
const fetched = vi.fn<(path: string) => void>()
/** What was asked for, but for the clients to choose from. */
const verbs = () => fetched.mock.calls.filter(([path]) => !path.startsWith('/api/client-options'))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (path: string) => {
    fetched(path)
    return new Promise(() => undefined)
  })
  fetched.mockReset()
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

const missing = {
  en: {
    title: 'Missing Information',
    fields: 'Please select a client and fill in all required fields.',
    content: 'Please generate proposal content first.',
  },
  es: {
    title: 'Falta información',
    fields: 'Elige un cliente y llena todos los campos obligatorios.',
    content: 'Primero genera el contenido de la propuesta.',
  },
} satisfies Record<Language, object>

const refusal = (title: string, description: string) => ({ tone: 'error', title, description })

describe.each(languages)('what is missing is said at a click, in %s', (language) => {
  const texts = dashboardMessages(language).proposalGenerator

  it.each(['client', 'title', 'serviceType', 'description'] as const)(
    'when the text is to be written without %s',
    async (name) => {
      const form = { ...filled, [name]: name === 'client' ? null : '' }
      const { press, said } = await open({ language, part: 'generate', form })
      await press(texts.generate.start)
      expect(said).toEqual([refusal(missing[language].title, missing[language].fields)])
      expect(verbs()).toEqual([])
    },
  )

  it.each([
    ['without a text', filled, '', 'content'],
    ['without a client only', { ...filled, client: null }, '## Hi', 'fields'],
    ['without a title only', { ...filled, title: ' ' }, '## Hi', 'fields'],
  ] as const)('when the proposal is to be created %s', async (_, form, content, what) => {
    const { press, find, said } = await open({ language, part: 'billing', form, draft: { content } })
    expect(find('button', texts.billing.create).getAttribute('aria-disabled')).toBe('false')
    await press(texts.billing.create)
    expect(said).toEqual([refusal(missing[language].title, missing[language][what])])
    expect(verbs()).toEqual([])
  })

  it('about a file that is no transcript', async () => {
    const { upload, find, said } = await open({ language })
    await upload(new File(['x'.repeat(generatorLimits.transcriptBytes + 1)], 'call.txt'))
    expect(said).toEqual([refusal(texts.refused.file, texts.refused.fileSize)])
    for (const bytes of [
      [0x50, 0x4b, 0, 0],
      [0xff, 0xfe, 0x41],
    ]) {
      await upload(new File([new Uint8Array(bytes)], 'call.txt'))
      expect(said.at(-1)).toEqual(refusal(texts.refused.file, texts.refused.fileText))
    }
    expect(said).toHaveLength(3)
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('')
  })
})

it('a text file becomes the transcript, up to 512 kB', async () => {
  const { upload, find, said } = await open({})
  const text = `Ana: ¿Cuánto cuesta?\n${'a'.repeat(generatorLimits.transcriptBytes - 30)}`
  await upload(new File([text], 'call.vtt', { type: 'text/vtt' }))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe(text)
  expect(said).toEqual([])
  expect(generatorLimits.transcriptBytes).toBe(512 * 1024)
})

describe('a fee', () => {
  const { amounts } = dashboardMessages('en')

  it.each(['1.500,00', '$1,500.00', '1500', '12,5', '12.5', 'abc', ''])(
    '%j stays as typed',
    async (typed) => {
      const { find, type, valueOf, place } = await open({ part: 'details', form: filled })
      await type('setup_fee', typed)
      const { type: kind, inputMode } = find<HTMLInputElement>('[name="setup_fee"]')
      expect([kind, inputMode, valueOf('setup_fee')]).toEqual(['text', 'decimal', typed])
      expect(find('[name="setup_fee"]').hasAttribute('aria-invalid')).toBe(false)
      expect(place.textContent?.includes(amounts.zero)).toBe(typed === 'abc')
    },
  )

  it.each([
    ['-1', amounts.negative],
    ['0.455', 'Use at most two decimals, such as $1,450.50.'],
    ['1.450', '“1.450” could mean 1,450 or 1.45. Type the one you mean.'],
    ['1450 soles', 'This says SOLES, but the currency is USD. Change one of them.'],
    ['99999999999', 'Enter an amount of at most $10,000,000.00.'],
    ['1,45,0', 'This isn’t an amount. Type it like $1,450.50.'],
  ])('%j is refused in its place, which says why', async (typed, error) => {
    const { find, type, place } = await open({ part: 'details', form: filled })
    await type('monthly_fee', typed)
    expect(find('[name="monthly_fee"]').getAttribute('aria-invalid')).toBe('true')
    expect(place.textContent).toContain(error)
  })

  it('in Spanish notation is summed as it was meant, and counts as 0 without digits', async () => {
    const billing = await open({
      part: 'billing',
      form: { ...filled, setupFee: 'abc', monthlyFee: '1.500,00' },
    })
    expect(billing.find('tr:last-child').textContent).toContain('$1,500.00')
  })

  it('and its currency are filled by a template, and emptied by one without it', async () => {
    const template = { id: 't', name: 'Newsletter', currency: 'MXN', languages: ['en'] }
    const templates = [
      { ...template, setupFee: 150_050, monthlyFee: 42_000 },
      { ...template, id: 'u', setupFee: null, monthlyFee: 10_000 },
    ]
    const { type, valueOf } = await open({
      part: 'details',
      form: filled,
      start: { templates } as never,
    })
    await type('template', 't')
    expect(['setup_fee', 'monthly_fee', 'currency'].map(valueOf)).toEqual(['1500.50', '420.00', 'MXN'])
    await type('template', 'u')
    expect(['setup_fee', 'monthly_fee'].map(valueOf)).toEqual(['', '100.00'])
  })
})
