import { stripe } from '../support/stripe-env'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { settingsEndpoints } from '@/features/settings/endpoints'
import { payload as start } from '@/lib/server/payload'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const test = async (rest: Rest, what = 'billing') => {
  const response = await settingsEndpoints.POST['test-connection'](
    new Request('http://localhost:3000/api/test-connection', {
      method: 'POST',
      headers: rest.headers,
      body: JSON.stringify({ what }),
    }),
  )
  const { error } = (await response.json()) as { error?: string }
  return [response.status, error]
}

describe('POST /api/test-connection', () => {
  it('tells an admin whether the service accepts the key, and creates nothing', async () => {
    const admin = await restAs(payload, 'admin')
    expect(await test(admin)).toEqual([200, undefined])
    stripe.fail('html')
    expect(await test(admin)).toEqual([503, 'billing_unavailable'])
    expect(await test(admin, 'nothing')).toEqual([400, 'invalid'])
    expect(stripe.objects).toEqual([])
  })

  it('is for admins', async () => {
    expect(await test(await restAs(payload, 'team'))).toEqual([403, 'forbidden'])
    expect(await test(restAsVisitor())).toEqual([401, 'unauthenticated'])
  })
})
