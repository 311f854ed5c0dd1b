// @vitest-environment jsdom
// The one of jsdom cannot be read as text.
import { File } from 'node:buffer'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { dashboardMessages } from '@/features/dashboard/staff/dashboard-messages'
import { generatorLimits } from '@/features/proposals/generator-rules'
import { languages, type Language } from '@/i18n/languages'
import { openGenerator } from '../support/generator'

const refused = vi.fn<(title: string, text: string) => void>()
vi.mock('@/features/proposals/staff/generator/use-generator-toasts', () => ({
  useGeneratorToasts: () => ({ done: vi.fn(), failed: vi.fn(), unread: vi.fn(), refused }),
}))

type Opened = Awaited<ReturnType<typeof openGenerator>>
let generator: Opened | undefined
const open = async (options: Parameters<typeof openGenerator>[0]): Promise<Opened> =>
  (generator = await openGenerator(options))
const fetched = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    fetched(...request)
    return new Promise(() => undefined)
  })
  sessionStorage.clear()
  refused.mockReset()
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

describe.each(languages)('what is missing is said at a click, in %s', (language) => {
  const texts = dashboardMessages(language).proposalGenerator

  it.each(['client', 'title', 'serviceType', 'description'] as const)(
    'when the text is to be written without %s',
    async (name) => {
      const form = { ...filled, [name]: name === 'client' ? null : '' }
      const { press } = await open({ language, part: 'generate', form })
      await press(texts.generate.start)
      expect(refused).toHaveBeenCalledExactlyOnceWith(missing[language].title, missing[language].fields)
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['without a text', filled, '', 'content'],
    ['without a client only', { ...filled, client: null }, '## Hi', 'fields'],
    ['without a title only', { ...filled, title: ' ' }, '## Hi', 'fields'],
  ] as const)('when the proposal is to be created %s', async (_, form, content, said) => {
    const { press, find } = await open({ language, part: 'billing', form, draft: { content } })
    expect(find('button', texts.billing.create).getAttribute('aria-disabled')).toBe('false')
    await press(texts.billing.create)
    expect(refused).toHaveBeenCalledExactlyOnceWith(missing[language].title, missing[language][said])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('about a file that is no transcript', async () => {
    const { upload, find } = await open({ language })
    await upload(new File(['x'.repeat(generatorLimits.transcriptBytes + 1)], 'call.txt'))
    expect(refused).toHaveBeenLastCalledWith(texts.refused.file, texts.refused.fileSize)
    for (const bytes of [
      [0x50, 0x4b, 0, 0],
      [0xff, 0xfe, 0x41],
    ]) {
      await upload(new File([new Uint8Array(bytes)], 'call.txt'))
      expect(refused).toHaveBeenLastCalledWith(texts.refused.file, texts.refused.fileText)
    }
    expect(refused).toHaveBeenCalledTimes(3)
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('')
  })
})

it('a text file becomes the transcript, up to 512 kB', async () => {
  const { upload, find } = await open({})
  const text = `Ana: ¿Cuánto cuesta?\n${'a'.repeat(generatorLimits.transcriptBytes - 30)}`
  await upload(new File([text], 'call.vtt', { type: 'text/vtt' }))
  expect(find<HTMLTextAreaElement>('textarea').value).toBe(text)
  expect(refused).not.toHaveBeenCalled()
  expect(generatorLimits.transcriptBytes).toBe(512 * 1024)
})

describe('a fee', () => {
  it('is a number from 0 on, in steps of a cent', async () => {
    const { find } = await open({ part: 'details', form: filled })
    for (const name of ['setup_fee', 'monthly_fee']) {
      const { type, min, step, inputMode } = find<HTMLInputElement>(`[name="${name}"]`)
      expect([type, min, step, inputMode]).toEqual(['number', '0', '0.01', 'decimal'])
    }
  })

  it('counts as 0 when it is no number, also from a draft, and is no error', async () => {
    const texts = dashboardMessages('en').proposalGenerator
    const details = await open({ part: 'details', form: { ...filled, setupFee: 'abc' } })
    await details.type('monthly_fee', 'abc')
    expect([details.valueOf('setup_fee'), details.valueOf('monthly_fee')]).toEqual(['', ''])
    expect(details.place.textContent).not.toContain(texts.details.feeError)
    await details.close()
    const billing = await open({ part: 'billing', form: { ...filled, setupFee: 'abc', monthlyFee: '450' } })
    expect(billing.find('.generator-sum').textContent).toContain('$450.00')
  })

  it('below 0 is an error', async () => {
    const { type, place } = await open({ part: 'details', form: filled })
    await type('setup_fee', '-1')
    expect(place.textContent).toContain(dashboardMessages('en').proposalGenerator.details.feeError)
  })

  it('that was stored with separators shows as a number', async () => {
    const { valueOf } = await open({ part: 'details', form: { ...filled, setupFee: '1,450.50' } })
    expect(valueOf('setup_fee')).toBe('1450.50')
  })

  it('and its currency are filled by a template, and emptied by one without it', async () => {
    const template = { id: 't', name: 'Newsletter', currency: 'MXN', languages: ['en'] }
    const templates = [
      { ...template, setupFee: 150_050, monthlyFee: 42_000 },
      { ...template, id: 'u', setupFee: null, monthlyFee: 10_000 },
    ]
    const { type, valueOf } = await open({
      part: 'details',
      form: { ...filled, setupFee: '1' },
      start: { templates } as never,
    })
    await type('template', 't')
    expect(['setup_fee', 'monthly_fee', 'currency'].map(valueOf)).toEqual(['1500.50', '420.00', 'MXN'])
    await type('template', 'u')
    expect(['setup_fee', 'monthly_fee'].map(valueOf)).toEqual(['', '100.00'])
  })
})
