import { describe, expect, it } from 'vitest'

import { judgeAnswer, type Answer, type Expected } from '@/features/saving/answer-rules'

const now = '2026-11-26T10:42:00.000Z'
const before = '2026-11-26T10:41:00.000Z'
const id = '5e1d2f3a-0000-4000-8000-000000000001'
const post: Expected = { target: { collection: 'posts', id }, language: 'en', after: before }
const doc = { id, updatedAt: now, title: 'A shop' }

const answer = (status: number, body?: unknown, language: string | null = 'en'): Answer => ({
  kind: 'answer',
  status,
  language,
  body,
})
const refusal = (...errors: { path: string; message: string }[]) => ({
  errors: [{ name: 'ValidationError', message: 'Invalid', data: { errors } }],
})

describe('a save', () => {
  it('is confirmed by an answer that names the document and its language, with a later time', () => {
    expect(judgeAnswer(answer(200, { doc, message: 'Saved' }), post)).toEqual({
      kind: 'saved',
      document: doc,
    })
    const team = { globalType: 'team', updatedAt: now }
    const global: Expected = { target: { global: 'team' }, language: 'es', after: undefined }
    expect(judgeAnswer(answer(200, { result: team }, 'es'), global)).toEqual({
      kind: 'saved',
      document: team,
    })
    const created: Expected = { ...post, target: { collection: 'posts', id: undefined }, after: undefined }
    expect(judgeAnswer(answer(201, { doc }), created).kind).toBe('saved')
  })

  it.each<[string, Answer]>([
    ['another document', answer(200, { doc: { ...doc, id: 'another' } })],
    ['another language', answer(200, { doc }, 'es')],
    ['no language', answer(200, { doc }, null)],
    ['the time of the save before', answer(200, { doc: { ...doc, updatedAt: before } })],
    ['an older time', answer(200, { doc: { ...doc, updatedAt: '2026-11-26T10:40:59.999Z' } })],
    ['no time', answer(200, { doc: { id } })],
    ['a time that is none', answer(200, { doc: { ...doc, updatedAt: 'now' } })],
    ['no document', answer(200, { message: 'Saved' })],
    ['a document that is none', answer(200, { doc: 'saved' })],
    ['a global', answer(200, { result: { globalType: 'posts', updatedAt: now } })],
    ['a page of a proxy', answer(200)],
    ['null', answer(200, null)],
    ['nothing', answer(204)],
    ['a redirect', answer(0)],
    ['a redirect with a status', answer(302)],
  ])('is not confirmed by a success with %s', (_, given) => {
    expect(judgeAnswer(given, post)).toEqual({ kind: 'failed', reason: 'unexpected' })
  })

  it.each([
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
    [429, 'busy'],
    [418, 'unexpected'],
  ])('that is answered with %i is tried again', (status, reason) => {
    expect(judgeAnswer(answer(status, { errors: [] }), post)).toMatchObject({ kind: 'failed', reason })
    expect(judgeAnswer(answer(status), post)).toMatchObject({ kind: 'failed', reason })
  })

  it('without an answer is tried again', () => {
    expect(judgeAnswer({ kind: 'none' }, post)).toEqual({ kind: 'failed', reason: 'unanswered' })
  })

  it('waits as long as the server asks for', () => {
    const busy: Answer = { kind: 'answer', status: 429, language: null, body: {}, retryAfterMs: 9_000 }
    expect(judgeAnswer(busy, post)).toMatchObject({ retryAfterMs: 9_000 })
  })

  it.each([400, 409, 422])('that is refused with %i names the field', (status) => {
    const slug = { path: 'slug', message: 'Another post already uses this URL slug.' }
    const outcome = judgeAnswer(answer(status, refusal(slug, { path: 'title', message: 'Required' })), post)
    expect(outcome).toMatchObject({ kind: 'refused', status, message: slug.message, problem: slug })
    expect(outcome).toHaveProperty('problems.length', 2)
    // A proxy's page is no word of ours.
    expect(judgeAnswer(answer(status), post)).toEqual({ kind: 'failed', reason: 'unexpected' })
  })

  it('that is refused without a field says why', () => {
    const outcome = judgeAnswer(answer(400, { errors: [{ message: 'Too many rows.' }] }), post)
    expect(outcome).toMatchObject({ kind: 'refused', message: 'Too many rows.', problem: undefined })
  })

  it.each([
    { errors: 'Invalid' },
    { errors: [null, 'Invalid', { data: 'Invalid' }] },
    { errors: [{ data: { errors: 'Invalid' } }] },
    { errors: [{ data: { errors: [null, 7, { path: 7 }] } }] },
    [],
    'Invalid',
    7,
  ])('that is refused in a form of another kind is refused all the same: %j', (body) => {
    expect(judgeAnswer(answer(400, body), post)).toMatchObject({ kind: 'refused', problems: [] })
  })

  it('that is too large is refused, also by a proxy', () => {
    expect(judgeAnswer(answer(413), post)).toMatchObject({ kind: 'refused', reason: 'tooLarge' })
  })

  it('knows a lost session, another account, a colleague and a later version', () => {
    const code = (name: string) => ({ errors: [{ message: 'No', data: { code: name } }] })
    expect(judgeAnswer(answer(401), post)).toEqual({ kind: 'signedOut', isOther: false })
    expect(judgeAnswer(answer(403, code('other_account')), post)).toEqual({
      kind: 'signedOut',
      isOther: true,
    })
    expect(judgeAnswer(answer(423, {}), post)).toEqual({ kind: 'locked' })
    const created = { errors: [{ message: 'No', data: { code: 'created', id } }] }
    expect(judgeAnswer(answer(409, created), post)).toEqual({ kind: 'created', id })
    expect(judgeAnswer(answer(409, code('changed')), post)).toEqual({ kind: 'changed' })
    // Payload's answers without a session.
    expect(judgeAnswer(answer(403, { errors: [] }), post)).toEqual({ kind: 'unclear', reason: 'forbidden' })
    expect(judgeAnswer(answer(404), post)).toEqual({ kind: 'unclear', reason: 'missing' })
  })
})
