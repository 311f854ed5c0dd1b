import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'

import { PeopleView } from '@/features/people/staff/people-view'
import { GeneratorView } from '@/features/proposals/staff/generator/generator-view'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'

// Payload's components load stylesheets, which only its bundler reads.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))
vi.mock('@payloadcms/ui', () => ({ SetStepNav: () => null, Link: () => null, useConfig: () => ({}) }))

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

it.each([PeopleView, GeneratorView])('the page of %o has the command bar in its header', async (View) => {
  const req = await requestOf(payload, await makeUser(payload, 'admin'))
  const visibleEntities = { collections: [], globals: [] }
  const viewActions = payload.config.admin.components.actions
  expect(JSON.stringify(viewActions)).toContain('CommandBar')
  const props = { initPageResult: { req, permissions: {}, visibleEntities }, viewActions }
  const shell = (await View(props as unknown as AdminViewServerProps)) as ReactElement<object>
  expect(shell.props).toMatchObject({ viewActions })
})
