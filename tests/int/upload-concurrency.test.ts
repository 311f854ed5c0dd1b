import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import { config, payload as start } from '@/lib/server/payload'
import { limitConcurrency } from '@/lib/server/rest/bodies'
import { makeUser, testPassword, tokenOf } from '../support/actors'

/** A task that reports its start and ends on demand. */
function createTask() {
  const began = Promise.withResolvers<undefined>()
  const end = Promise.withResolvers<string>()
  const run = () => {
    began.resolve(undefined)
    return end.promise
  }
  return { run, began: began.promise, end: end.resolve, fail: end.reject }
}

describe('limitConcurrency', () => {
  it('upload: runs two tasks at a time, in order, and rejects more than two waiting', async () => {
    const limit = limitConcurrency(2, 2)
    const order: number[] = []
    const tasks = [0, 1, 2, 3].map(createTask)
    const done = tasks.map(({ run }, index) =>
      limit(() => {
        order.push(index)
        return run()
      }),
    )
    await tasks[1]?.began
    expect(order).toEqual([0, 1])
    await expect(limit(() => Promise.resolve())).rejects.toMatchObject({ code: 'too_many', status: 429 })
    tasks[1]?.end('')
    await tasks[2]?.began
    expect(order).toEqual([0, 1, 2])
    for (const { end } of tasks) end('')
    await Promise.all(done)
    expect(order).toEqual([0, 1, 2, 3])
  })

  it('upload: continues after a task has failed', async () => {
    const limit = limitConcurrency(1, 1)
    const failing = createTask()
    const first = limit(failing.run)
    const second = limit(() => Promise.resolve('second'))
    failing.fail(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await second).toBe('second')
    expect(await limit(() => Promise.resolve('third'))).toBe('third')
  })
})

describe('uploads through REST', () => {
  let token = ''
  beforeAll(async () => {
    const { email } = await makeUser(await start(), 'team')
    const headers = { origin: env.SITE_URL, 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password: testPassword })
    const request = new Request(`${env.SITE_URL}/api/users/login`, { method: 'POST', headers, body })
    token = tokenOf(await handleEndpoints({ config, request }))
  })

  const send = (answer: () => Promise<Response>, file: boolean) => {
    const body = new FormData()
    body.set('_payload', '{"alt":"x"}')
    if (file) body.set('file', new Blob(['x']), 'x.png')
    // Browsers say how large a form is; one with a picture is large.
    const headers = {
      authorization: `JWT ${token}`,
      origin: env.SITE_URL,
      'content-length': file ? '1000000' : '200',
    }
    const request = new Request(`${env.SITE_URL}/api/blog-images`, { method: 'POST', headers, body })
    return guardPayloadRest(answer)(request, { params: Promise.resolve({ slug: ['blog-images'] }) })
  }

  it('upload: handles one at a time, lets 21 wait, and rejects the next with 429', async () => {
    let running = 0
    let most = 0
    const end = Promise.withResolvers<undefined>()
    const answer = async () => {
      running += 1
      most = Math.max(most, running)
      await end.promise
      running -= 1
      return new Response('{}')
    }
    const sent = Array.from({ length: 23 }, () => send(answer, true))
    const refused = await Promise.race(sent)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(() => Promise.resolve(new Response('{}')), false)).status).toBe(200)
    end.resolve(undefined)
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(22)
    expect(most).toBe(1)
    // Failed uploads free their slot, too.
    for (let count = 0; count < 3; count += 1)
      expect((await send(() => Promise.reject(new Error('broken')), true)).status).toBe(500)
    expect((await send(answer, true)).status).toBe(200)
  })

  it('upload: reads the bodies of two at a time, and leaves the others with their senders', async () => {
    const reading = new Set<number>()
    const end = Promise.withResolvers<undefined>()
    const answer = async () => {
      await end.promise
      return new Response('{}')
    }
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(1_000_000)]), 'x.png')
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    const sent = Array.from({ length: 60 }, (_, index) => {
      const pull = (controller: ReadableStreamDefaultController) => {
        reading.add(index)
        controller.enqueue(bytes)
        controller.close()
      }
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      const headers = { authorization: `JWT ${token}`, origin: env.SITE_URL, 'content-type': type }
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const request = new Request(`${env.SITE_URL}/api/blog-images`, init)
      return guardPayloadRest(answer)(request, { params: Promise.resolve({ slug: ['blog-images'] }) })
    })
    // Which ones are refused depends on the order in which the database answers for their sessions.
    const refused = Promise.withResolvers<undefined>()
    let first = 0
    for (const one of sent) void one.then(() => (first += 1) === 60 - 22 && refused.resolve(undefined))
    await refused.promise
    expect(reading.size).toBeLessThanOrEqual(2)
    end.resolve(undefined)
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(22)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - 22)
  })
})
