import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { GET as getInvoice } from '@/app/api/invoice-pdf/[id]/route'
import { GET as getProposal } from '@/app/api/proposal-pdf/[id]/route'
import { env } from '@/env'
import { payload as start } from '@/lib/server/payload'
import { makeInvoice } from '../support/client-records'
import { restAs } from '../support/rest'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const routes = { 'invoice-pdf': getInvoice, 'proposal-pdf': getProposal } as const
const html = 'text/html,application/xhtml+xml'

const open = (route: keyof typeof routes, id: string, headers: Record<string, string>) =>
  routes[route](new Request(`${env.SITE_URL}/api/${route}/${encodeURIComponent(id)}`, { headers }), {
    params: Promise.resolve({ id }),
  })

describe.each([
  ['invoice-pdf', '/dashboard/invoices/'],
  ['proposal-pdf', '/proposal/'],
] as const)('the address of a PDF (%s)', (route, page) => {
  const id = crypto.randomUUID()

  it('leads a person without a session to its page, which starts the download after signing in', async () => {
    const navigation = { accept: html, 'sec-fetch-mode': 'navigate' }
    const old = { accept: html }
    for (const headers of [navigation, old] as Record<string, string>[]) {
      const response = await open(route, id, headers)
      expect([response.status, response.headers.get('location')]).toEqual([303, `${page}${id}?download`])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('answers with the error to anything but a person', async () => {
    for (const headers of [{}, { accept: 'application/json' }, { accept: html, 'sec-fetch-mode': 'cors' }])
      expect((await open(route, id, headers as Record<string, string>)).status).toBe(401)
  })

  it('leads to a page of this site only', async () => {
    const response = await open(route, '/../..//evil.example', { accept: html })
    expect(response.headers.get('location')).toBe(`${page}%2F..%2F..%2F%2Fevil.example?download`)
  })
})

it('leads to the page of an invoice that is not theirs, which says that there is none, and downloads nothing', async () => {
  const client = await restAs(payload, 'client')
  const { id } = await makeInvoice(payload)
  const response = await open('invoice-pdf', id, { ...client.headers, accept: html })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/dashboard/invoices/${id}`])
})
