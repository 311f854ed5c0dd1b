import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ticketListSchema } from '@/features/tickets/board-schemas'
import { findTicketBoardPage } from '@/features/tickets/queries/ticket-board-page'
import { payload as start } from '@/lib/server/payload'
import { requestOf } from '../support/actors'
import { createTicketSetup } from '../support/tickets'

let payload: Payload
let setup: Awaited<ReturnType<typeof createTicketSetup>>

beforeAll(async () => {
  payload = await start()
})
beforeEach(async () => {
  setup = await createTicketSetup(payload)
  await setup.openAsAna()
})

describe('the board', () => {
  const page = async (query: object = {}, user = setup.team) =>
    findTicketBoardPage(await requestOf(payload, user), ticketListSchema.parse(query))

  it('finds tickets by number, words without accents, client, status and priority', async () => {
    const { id } = await setup.openAsAna({ title: 'El catálogo falla', priority: 'urgent' })
    const [row] = (await page({ q: 'CATALOGO falla', priority: 'urgent' })).tickets
    expect(row).toMatchObject({ id, title: 'El catálogo falla', client: { id: setup.client.id } })
    expect((await page({ q: String(row?.number) })).tickets.map((found) => found.id)).toContain(id)
    expect((await page({ q: 'catalogo', status: 'closed' })).tickets).toEqual([])
    expect((await page({ sort: 'priority' })).tickets[0]?.priority).toBe('urgent')
  })

  it('has pages and totals, and its last page beyond them', async () => {
    const first = await page()
    expect(first.matching).toBe(first.total)
    const last = await page({ page: '999' })
    expect(last.page).toBe(last.pages)
    expect(last.tickets.length).toBeGreaterThan(0)
    expect(await page({ q: 'nothing has these words' })).toMatchObject({
      tickets: [],
      matching: 0,
      page: 1,
      pages: 1,
    })
  })

  it('takes wildcards as they are typed, ignores invalid filters, and is for staff only', async () => {
    for (const q of ['%', '_', '\\']) expect((await page({ q })).tickets, q).toEqual([])
    expect((await page({ status: 'gone', page: '-1', q: 'x'.repeat(500) })).page).toBe(1)
    await expect(page({}, setup.ana)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
