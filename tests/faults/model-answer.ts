import { setTimeout as sleep } from 'node:timers/promises'

import { startModelServer, type Reply } from '../support/model-server'
import type { Session } from './session'

/** A model that takes ten seconds for its answer. */
const PIECES = 20
const PAUSE_MS = 500
const MAX_WAIT_MS = 60_000

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const chunk = (content: string, finish_reason: string | null) => ({
  ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'test-model' },
  choices: [{ index: 0, finish_reason, delta: { content } }],
})

const slowly: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  void (async () => {
    for (let number = 1; number <= PIECES; number += 1) {
      response.write(event(chunk(`Line ${number} of the answer.\n`, null)))
      await sleep(PAUSE_MS)
    }
    response.end(event(chunk('', 'stop')) + 'data: [DONE]\n\n')
  })()
}

/** Starts that model, with what web and worker are told of it. */
export async function startSlowModel() {
  const { url, requests, close } = await startModelServer(slowly)
  return { requests, close, env: { MODEL_URL: url, MODEL_API_KEY: 'local', MODEL_NAME: 'test-model' } }
}

export type SlowModel = Awaited<ReturnType<typeof startSlowModel>>

const details = {
  clientInfo: { first_name: 'Ana', last_name: 'Ruiz', email: '', company_name: 'Hotel Sol', phone: '' },
  serviceType: 'Web Development',
  projectDescription: 'A site with bookings.',
  setupFee: '1500',
  monthlyFee: '',
  templateContent: '',
}

/** Lets the model write a proposal, and runs `meanwhile` while it writes. Resolves to whether all of the answer is stored. */
export async function answersDuring(team: Session, model: SlowModel, meanwhile: () => Promise<void>) {
  const draft = await team.call<{ id: string }>('save-generator-draft', {
    ...{ details, language: 'en', currency: 'USD' },
  })
  const asked = model.requests.length
  await team.call('start-draft-task', { draft: draft.id, task: 'write' })
  const end = performance.now() + MAX_WAIT_MS
  while (model.requests.length === asked && performance.now() < end) await sleep(100)
  await meanwhile()
  while (performance.now() < end) {
    const answer = await team
      .get(`/api/generator-draft?draft=${draft.id}`)
      .then((response) => response.text())
    if (answer.includes('"done"')) return answer.includes(`Line ${PIECES} of the answer.`)
    await sleep(500)
  }
  return false
}
