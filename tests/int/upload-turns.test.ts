import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { guard } from '@/lib/server/guard'
import { config, payload as start } from '@/lib/server/payload'
import { turns } from '@/lib/server/turns'
import { makeUser, testPassword, tokenOf } from '../support/actors'

/** Work that says when it began, and ends when it is told to. */
function work() {
  const began = Promise.withResolvers<undefined>()
  const end = Promise.withResolvers<string>()
  const run = () => {
    began.resolve(undefined)
    return end.promise
  }
  return { run, began: began.promise, end: end.resolve, fail: end.reject }
}

describe('turns', () => {
  it('upload: so many at once, the others in their order', async () => {
    const inTurn = turns(2, 2)
    const order: number[] = []
    const jobs = [0, 1, 2, 3].map(work)
    const done = jobs.map(({ run }, index) =>
      inTurn(() => {
        order.push(index)
        return run()
      }),
    )
    expect(order).toEqual([0, 1])
    await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({ code: 'too_many', status: 429 })
    jobs[1]?.end('')
    await jobs[2]?.began
    expect(order).toEqual([0, 1, 2])
    for (const { end } of jobs) end('')
    await Promise.all(done)
    expect(order).toEqual([0, 1, 2, 3])
  })

  it('upload: what fails gives its turn back', async () => {
    const inTurn = turns(1, 1)
    const failing = work()
    const first = inTurn(failing.run)
    const second = inTurn(() => Promise.resolve('second'))
    failing.fail(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await second).toBe('second')
    expect(await inTurn(() => Promise.resolve('third'))).toBe('third')
  })
})

describe('the door to uploads', () => {
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
    const headers = { authorization: `JWT ${token}`, origin: env.SITE_URL }
    const request = new Request(`${env.SITE_URL}/api/blog-images`, { method: 'POST', headers, body })
    return guard(answer)(request, { params: Promise.resolve({ slug: ['blog-images'] }) })
  }

  it('upload: two at once, twenty in line, the next is told when to come back', async () => {
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
    expect(most).toBe(2)
    // Failures give their turns back, too.
    for (let count = 0; count < 3; count += 1)
      expect((await send(() => Promise.reject(new Error('broken')), true)).status).toBe(500)
    expect((await send(answer, true)).status).toBe(200)
  })
})
