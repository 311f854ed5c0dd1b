import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import { isPortraitText, portraitText, movedTo } from '@/features/testimonials/rules'
import {
  activeMutation,
  deleteTestimonialMutation,
  orderMutation,
  saveTestimonialMutation,
  type TestimonialMutationContext,
} from '@/features/testimonials/staff/testimonial-mutations'
import { testimonialListQuery } from '@/features/testimonials/staff/testimonial-params'
import { headshotMutation, type UploadTexts } from '@/features/testimonials/staff/upload-headshot'
import { languages, type Language } from '@/i18n/languages'

afterEach(() => vi.unstubAllGlobals())

/** A board that shows three testimonials, and what it says. */
function board(language: Language) {
  const messages = dashboardMessages(language)
  const translator = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const said: string[][] = []
  const queryClient = new QueryClient()
  const { queryKey } = testimonialListQuery
  const testimonials = ['a', 'b', 'c'].map((id) => ({ id, isActive: true, displayOrder: 0 }))
  queryClient.setQueryData(queryKey, { testimonials, total: 3 } as never)
  const context: TestimonialMutationContext = {
    queryClient,
    texts: {
      board: translator('testimonialBoard'),
      common: translator('dashboard'),
    } as TestimonialMutationContext['texts'],
    toasts: {
      done: (...words) => said.push(words.map(String)),
      failed: (what, error, why) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: (what) => said.push([messages.dashboard.error, what]),
    },
  }
  const uploads = {
    texts: translator('testimonialBoard.upload') as UploadTexts,
    toasts: {
      done: (title: string) => said.push([title]),
      refused: (...words: string[]) => said.push(words),
    },
  }
  const shown = () => queryClient.getQueryData(queryKey)?.testimonials ?? []
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(queryClient, options).mutate(input).catch(() => undefined)
  return { context, uploads, said, shown, run, closed: vi.fn() }
}

/** The server answers each request with this; returns what it got. */
function answer(body: object, status = 200) {
  const sent: { path: string; body: unknown }[] = []
  let check: () => void = () => undefined
  vi.stubGlobal('fetch', (path: string, { body: given }: { body: unknown }) => {
    sent.push({ path, body: typeof given === 'string' ? JSON.parse(given) : given })
    check()
    return Promise.resolve(Response.json(body, { status }))
  })
  return { sent, before: (next: () => void) => (check = next) }
}

const words = {
  en: {
    create: 'Testimonial created successfully',
    update: 'Testimonial updated successfully',
    delete: 'Testimonial deleted successfully',
    noSave: 'Failed to save testimonial',
    noDelete: 'Failed to delete testimonial',
    noOrder: 'Failed to save the order',
    uploaded: 'Image uploaded successfully',
    noPicture: ['Invalid file type', 'Please select an image file.'],
    noUpload: ['Upload failed', 'Failed to upload image. Please try again'],
    large: ['Upload failed', 'This picture is too large.'],
    alt: 'Portrait of Rosa Huamán',
  },
  es: {
    create: 'El testimonio se creó correctamente',
    update: 'El testimonio se actualizó correctamente',
    delete: 'El testimonio se eliminó correctamente',
    noSave: 'No se pudo guardar el testimonio',
    noDelete: 'No se pudo eliminar el testimonio',
    noOrder: 'No se pudo guardar el orden',
    uploaded: 'La imagen se subió correctamente',
    noPicture: ['Tipo de archivo no válido', 'Selecciona un archivo de imagen.'],
    noUpload: ['No se pudo subir', 'No se pudo subir la imagen. Inténtalo de nuevo'],
    large: ['No se pudo subir', 'This picture is too large.'],
    alt: 'Retrato de Rosa Huamán',
  },
}

describe.each(languages)('the board of testimonials, in %s', (language) => {
  const text = words[language]
  const { failed, changed, form } = dashboardMessages(language).testimonialBoard

  test('creates, saves and deletes, and says so', async () => {
    const { context, said, run, closed } = board(language)
    const saved = { testimonial: 'a', expected: '2026-03-16T12:00:00.000Z' }
    const server = answer({ success: true, id: 'a' })
    await run(saveTestimonialMutation(context, closed), { values: { rating: '5' } })
    await run(saveTestimonialMutation(context, closed), { values: { rating: '4' }, saved })
    await run(deleteTestimonialMutation(context, closed), 'a')
    expect(server.sent).toEqual([
      { path: '/api/create-testimonial', body: { rating: '5' } },
      { path: '/api/update-testimonial', body: { rating: '4', ...saved } },
      { path: '/api/delete-testimonial', body: { testimonial: 'a' } },
    ])
    expect(said).toEqual([[text.create], [text.update], [text.delete]])
    expect(closed).toHaveBeenCalledTimes(3)
  })

  test('failures say what failed and keep the dialog open', async () => {
    const { context, said, run, closed } = board(language)
    answer({ success: false, error: 'invalid', fields: { rating: 'invalid' } })
    await run(saveTestimonialMutation(context, closed), { values: { rating: '6' } })
    answer({ success: false, error: 'conflict' })
    await run(saveTestimonialMutation(context, closed), { values: {} })
    answer({ success: false, error: 'failed' })
    await run(deleteTestimonialMutation(context, closed), 'a')
    expect(said.map(([title, what]) => [title, what])).toEqual([
      ['Error', text.noSave],
      ['Error', text.noSave],
      ['Error', text.noDelete],
    ])
    expect(said[1]?.[2]).toBe(form.changed)
    expect(closed).not.toHaveBeenCalled()
  })

  test('shows another order before it is stored, and puts it back when that fails', async () => {
    const { context, said, shown, run } = board(language)
    const order = () => shown().map(({ id }) => id)
    const next = ['c', 'a', 'b']
    const server = answer({ success: true, order: next })
    server.before(() => expect(shown()[0]).toMatchObject({ id: 'c', displayOrder: 1 }))
    await run(orderMutation(context), { next, shown: ['a', 'b', 'c'] })
    expect(server.sent[0]?.body).toEqual({ order: next, expected: ['a', 'b', 'c'] })
    expect(order()).toEqual(next)
    expect(said).toEqual([])
    answer({ success: false, error: 'conflict' })
    await run(orderMutation(context), { next: ['a', 'b', 'c'], shown: next })
    expect(order()).toEqual(next)
    expect(said).toEqual([['Error', text.noOrder, failed.orderChanged]])
  })

  test('shows and hides one at once; a conflict shows what someone else has set', async () => {
    const { context, said, shown, run } = board(language)
    const server = answer({ success: true, active: false })
    server.before(() => expect(shown()[0]?.isActive).toBe(false))
    await run(activeMutation('a', context), { next: false, shown: true })
    expect(server.sent[0]?.body).toEqual({ testimonial: 'a', active: false, expected: true })
    const current = { value: 'true', changedBy: null, changedAt: null }
    answer({ success: false, error: 'conflict', current })
    await run(activeMutation('a', context), { next: false, shown: false })
    expect(shown()[0]?.isActive).toBe(true)
    expect(said).toEqual([[text.update], ['Error', text.noSave, changed.active]])
  })

  test('uploads a headshot with its alternative text', async () => {
    const { uploads, said, run, closed } = board(language)
    const server = answer(
      { doc: { id: 'i', url: 'http://localhost/api/testimonial-images/file/1.png' } },
      201,
    )
    const file = new File(['x'], 'rosa.png', { type: 'image/png' })
    const alt = portraitText(language, 'Rosa Huamán')
    expect(alt).toBe(text.alt)
    await run(headshotMutation(uploads.texts, uploads.toasts, closed), { file, alt })
    expect((server.sent[0]?.body as FormData).get('_payload')).toBe(JSON.stringify({ alt }))
    expect(closed).toHaveBeenCalledWith({ id: 'i', src: '/api/testimonial-images/file/1.png' })
    expect(said).toEqual([[text.uploaded]])
  })

  test('a file that is no picture is refused before it is sent; other failures say why', async () => {
    const { uploads, said, run, closed } = board(language)
    const options = headshotMutation(uploads.texts, uploads.toasts, closed)
    const server = answer({ errors: [{ message: 'Something went wrong.' }] }, 500)
    await run(options, { file: new File(['x'], 'a.pdf', { type: 'application/pdf' }), alt: '' })
    await run(options, { file: new File(['x'], 'IMG_1.HEIC'), alt: '' })
    await run(options, { file: new File(['x'], 'rosa', { type: 'image/heif' }), alt: '' })
    expect(server.sent).toEqual([])
    const file = new File(['x'], 'rosa.png', { type: 'image/png' })
    await run(options, { file, alt: '' })
    for (const status of [400, 413]) {
      answer({ errors: [{ data: { errors: [{ message: 'This picture is too large.' }] } }] }, status)
      await run(options, { file, alt: '' })
    }
    const { invalid, select, heic } = dashboardMessages(language).testimonialBoard.upload
    answer({ errors: [{ data: { errors: [{ message: `${invalid}. ${select}` }] } }] }, 400)
    await run(options, { file, alt: '' })
    expect(said).toEqual([
      text.noPicture,
      [invalid, heic],
      [invalid, heic],
      text.noUpload,
      text.large,
      text.large,
      text.noPicture,
    ])
    expect(closed).not.toHaveBeenCalled()
  })
})

test('has exactly these English texts', () => {
  const { testimonialBoard } = dashboardMessages('en')
  expect(testimonialBoard).toMatchObject({ add: 'Add Testimonial', active: 'Active', inactive: 'Inactive' })
  expect(testimonialBoard.failed.fetch).toBe('Failed to fetch testimonials')
  expect(testimonialBoard.deleteAsk.title).toBe('Are you sure you want to delete this testimonial?')
})

test.each<[string, number, string[]]>([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', -1, ['a', 'b', 'c']],
  ['a', 3, ['a', 'b', 'c']],
  ['x', 0, ['a', 'b', 'c']],
])('moving %s to place %i', (id, place, order) => {
  expect(movedTo(['a', 'b', 'c'], id, place)).toEqual(order)
})

test('an alternative text that staff wrote is told from a default one', () => {
  expect(['Portrait of Ana', 'Retrato de Ana', 'Portrait', '', null].every(isPortraitText)).toBe(true)
  expect(isPortraitText('Drawn portrait of Rosa Huamán')).toBe(false)
})
