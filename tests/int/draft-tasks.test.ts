import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { claimDraftTask, waitingDraftTasks } from '@/features/proposal-generator/jobs/draft-rows'
import { runDraftTask } from '@/features/proposal-generator/jobs/run-draft-task'
import { cancelDraftTask, startDraftTask } from '@/features/proposal-generator/operations/draft-changes'
import { openAiModel } from '@/integrations/ai/open-ai'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { GeneratorDraft, User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { collectLog } from '../support/log-lines'
import { answer, details, modelServer, status, stream, type Reply } from '../support/model-server'
import { contextOf } from '../support/tickets'

let payload: Payload
let owner: User

const form = {
  clientInfo: { first_name: 'Ana', last_name: 'Ruiz', email: '', company_name: 'Hotel Sol', phone: '' },
  serviceType: 'Web Development',
  projectDescription: 'A site with bookings.',
  setupFee: '1500',
  monthlyFee: '',
  templateContent: '',
}

const makeDraft = (data: Partial<GeneratorDraft> = {}) =>
  asSystemWithoutRequest(payload).create({
    collection: 'generator-drafts',
    data: {
      owner: owner.id,
      details: form,
      task: 'none',
      taskState: 'idle',
      language: 'en',
      currency: 'USD',
      ...data,
    } as GeneratorDraft,
  })
const draftOf = (id: string) =>
  asSystemWithoutRequest(payload).findByID({ collection: 'generator-drafts', id, depth: 0 })

async function modelOf(...replies: Reply[]) {
  const { url, requests } = await modelServer(...replies)
  return { requests, open: () => Promise.resolve(openAiModel({ url, apiKey: 'key', name: 'test-model' })) }
}

/** A draft whose task was started. */
async function started(task: 'extract' | 'write', data: Partial<GeneratorDraft> = {}, user = owner) {
  const { id } = await makeDraft(data)
  await startDraftTask(await contextOf(payload, user), { draft: id, task }, (await modelOf()).open)
  return id
}

beforeAll(async () => {
  payload = await start()
  owner = await makeUser(payload, 'team')
})

describe('a task of a draft', () => {
  it('writes the proposal into the row, with the prices of the form', async () => {
    const id = await started('write', { content: 'Old.' })
    expect(await draftOf(id)).toMatchObject({ task: 'write', taskState: 'queued', content: 'Old.' })
    await runDraftTask(payload, id, (await modelOf(stream(['## Hi\n', 'Setup: 1500 USD, extra $9.']))).open)
    expect(await draftOf(id)).toMatchObject({
      taskState: 'done',
      taskError: null,
      content: '## Hi\nSetup: $1,500, extra {{amount}}.',
      details: form,
    })
  })

  it('reads the transcript into the evidence and leaves the form alone', async () => {
    const id = await started('extract', { transcript: 'I am Ana.' })
    const reply = answer(details({ first_name: { value: 'Ana', quote: 'i am ana' } }))
    await runDraftTask(payload, id, (await modelOf(reply)).open)
    expect(await draftOf(id)).toMatchObject({
      taskState: 'done',
      details: form,
      evidence: { values: { first_name: 'Ana', last_name: '' }, quotes: { first_name: 'I am Ana' } },
    })
  })

  it.each<[string, Reply, Partial<GeneratorDraft>, string, string]>([
    ['a busy model', status(429, '', { 'retry-after': '60' }), {}, 'model_busy', ''],
    [
      'a text that was cut off',
      stream(['We met.\n', 'And'], { finish: 'length' }),
      {},
      'model_truncated',
      'We met.\n',
    ],
    ['a form without a description', stream(['Hi']), { details: {} }, 'invalid', ''],
  ])('keeps form and text after %s', async (_, reply, data, code, content) => {
    collectLog('warn')
    const id = await started('write', data)
    await runDraftTask(payload, id, (await modelOf(reply)).open)
    expect(await draftOf(id)).toMatchObject({
      taskState: 'failed',
      taskError: code,
      content,
      details: data.details ?? form,
    })
  })

  it('is cancelled while the model writes; what was written stays', async () => {
    const id = await started('write')
    const run = runDraftTask(payload, id, (await modelOf(stream(['We met.\n'], { isOpen: true }))).open)
    await vi.waitFor(async () => expect((await draftOf(id)).content).toBe('We met.\n'), { timeout: 20_000 })
    await cancelDraftTask(await contextOf(payload, owner), { draft: id })
    await run
    expect(await draftOf(id)).toMatchObject({ taskState: 'cancelled', taskError: null, content: 'We met.\n' })
  })

  it('does not run once it is cancelled, and runs when it is started again', async () => {
    const id = await started('write')
    const { open, requests } = await modelOf(stream(['Hi']))
    await cancelDraftTask(await contextOf(payload, owner), { draft: id })
    await runDraftTask(payload, id, open)
    expect(requests).toEqual([])
    await startDraftTask(await contextOf(payload, owner), { draft: id, task: 'write' }, open)
    await runDraftTask(payload, id, open)
    expect(await draftOf(id)).toMatchObject({ taskState: 'done', content: 'Hi' })
  })

  it('is started and cancelled by the owner only', async () => {
    const { id } = await makeDraft()
    const stranger = await contextOf(payload, await makeUser(payload, 'team'))
    const { open } = await modelOf()
    await expect(startDraftTask(stranger, { draft: id, task: 'write' }, open)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(cancelDraftTask(stranger, { draft: id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await draftOf(id)).toMatchObject({ task: 'none', taskState: 'idle' })
  })

  it('is not started without a model', async () => {
    const { id } = await makeDraft()
    await expect(
      startDraftTask(await contextOf(payload, owner), { draft: id, task: 'write' }),
    ).rejects.toMatchObject({ code: 'not_configured' })
    expect(await draftOf(id)).toMatchObject({ taskState: 'idle' })
  })

  it('is found at the start of a worker until it is done', async () => {
    const id = await started('write')
    expect(await waitingDraftTasks(payload)).toContain(id)
    await claimDraftTask(payload, id)
    expect(await waitingDraftTasks(payload)).toContain(id)
    await cancelDraftTask(await contextOf(payload, owner), { draft: id })
    expect(await waitingDraftTasks(payload)).not.toContain(id)
  })
})
