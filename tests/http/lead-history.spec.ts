import { expect, test } from '@playwright/test'

import { message, rows, signedIn, visitor } from '../support/http'

test('changes by REST are recorded in the history, which is deleted with the lead', async () => {
  const data = message()
  await (await visitor()).post('/api/lead-capture', { data })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  const [member] = await rows<{ id: string; first_name: string; last_name: string }>(
    `select id, first_name, last_name from users where email = 'team@puente.example'`,
  )
  const team = await signedIn('team')
  for (const change of [
    { status: 'contacted' },
    { assignedTo: member?.id },
    { assignedTo: null },
    { notes: 'Call on Friday.' },
  ])
    expect((await team.patch(`/api/leads/${lead?.id}`, { data: change })).status()).toBe(200)
  const history = await rows(
    'select type, data from lead_activities where lead_id = $1 order by created_at',
    [lead?.id],
  )
  expect(history.slice(1)).toEqual([
    { type: 'status_change', data: { new_status: 'contacted' } },
    { type: 'note_added', data: { assigned_to: `${member?.first_name} ${member?.last_name}` } },
    { type: 'note_added', data: { unassigned: true } },
    { type: 'note_added', data: { note: 'Call on Friday.' } },
  ])
  expect((await team.delete(`/api/leads/${lead?.id}`)).status()).toBe(200)
  expect(await rows('select id from lead_activities where lead_id = $1', [lead?.id])).toEqual([])
})

test('a failed change is not recorded', async () => {
  const data = message()
  await (await visitor()).post('/api/lead-capture', { data })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  const team = await signedIn('team')
  const change = { status: 'contacted', notes: 'x'.repeat(6_000) }
  expect((await team.patch(`/api/leads/${lead?.id}`, { data: change })).status()).toBe(400)
  expect(await rows('select type from lead_activities where lead_id = $1', [lead?.id])).toEqual([
    { type: 'form_submit' },
  ])
})
