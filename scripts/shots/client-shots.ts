import { type Locator, type Page } from '@playwright/test'

import { type Look, openPage, prefixOf, shootPage, shootViewport, signIn } from './camera'
import { readMessages } from './messages'

/** The texts by which controls are found. */
interface Messages {
  tickets: { new: string; form: { send: string } }
  portal: { statuses: { proposal: Record<string, string> } }
}

/** Signs the client of a look in and forgets it: the first of several sessions is welcomed, the others are welcomed back. */
export async function beReturning(look: Look, password: string): Promise<void> {
  const page = await openPage(look)
  await signIn(page, look, clientOf(look), password)
  await page.context().close()
}

const clientOf = ({ language }: Look) =>
  language === 'es' ? 'client@puente.example' : 'client2@puente.example'

/** The portal of the client whose language the look has: invoices, proposals, support and profile. */
export async function shootPortal(look: Look, password: string): Promise<void> {
  const page = await openPage(look)
  await signIn(page, look, clientOf(look), password)
  const messages = {
    tickets: readMessages(look, 'tickets'),
    portal: readMessages(look, 'portal'),
  } as Messages
  await shootPage(page, 'portal', `${prefixOf(look)}/dashboard`, look)
  const [invoice] = await listRowLinks(page)
  if (invoice) await shootPage(page, 'invoice', invoice.path, look)
  await shootProposals(page, look, messages)
  await shootPage(page, 'profile', `${prefixOf(look)}/auth/profile`, look)
  await shootTickets(page, look, messages)
  await page.context().close()
}

/** The list of proposals, and one proposal in each state. */
async function shootProposals(page: Page, look: Look, { portal }: Messages): Promise<void> {
  await shootPage(page, 'portal-proposals', `${prefixOf(look)}/dashboard?tab=proposals`, look)
  const states = Object.entries(portal.statuses.proposal)
  const paths = new Map<string, string>()
  for (const { row, path } of await listRowLinks(page)) {
    const cells = await row.getByRole('cell').allInnerTexts()
    const state = states.find(([, text]) => cells.some((cell) => cell.trim() === text))?.[0]
    if (state) paths.set(state, path)
  }
  for (const [state, path] of paths) await shootPage(page, `proposal-${state}`, path, look)
  await shootPage(page, 'proposal-not-found', `${prefixOf(look)}/proposal/nope`, look)
}

/** The list of tickets, the form for a new one with its errors, and every ticket. */
async function shootTickets(page: Page, look: Look, { tickets }: Messages): Promise<void> {
  await shootPage(page, 'support', `${prefixOf(look)}/dashboard?tab=support`, look)
  const rows = await listRowLinks(page)
  await page.getByRole('button', { name: tickets.new }).click()
  await page.getByRole('dialog').getByRole('button', { name: tickets.form.send }).click()
  await shootViewport(page, 'new-ticket', look)
  for (const [index, { path }] of rows.entries()) await shootPage(page, `ticket-${index + 1}`, path, look)
  await shootPage(page, 'ticket-not-found', `${prefixOf(look)}/dashboard/tickets/nope`, look)
}

/** Lists the rows of the page's table that have a link. */
async function listRowLinks(page: Page): Promise<{ row: Locator; path: string }[]> {
  const rows = await page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .all()
  const paths = await Promise.all(rows.map((row) => row.getByRole('link').first().getAttribute('href')))
  return rows.map((row, index) => ({ row, path: paths[index] ?? '' }))
}
