import type { PayloadRequest } from 'payload'

import { displayName } from '@/features/accounts/rules'
import { whomToTell } from '@/features/settings/queries'
import { asSystem } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { owe } from '@/lib/server/outbox'
import type { AgencyMailData } from '../mail/ticket-mail-data'
import type { Writer } from './writing-client'

type News = Pick<AgencyMailData, 'ticketId' | 'title' | 'priority' | 'body' | 'reopened'> & {
  kind: 'ticket-opened' | 'ticket-answered'
  /** The ticket, or the reply: each is told of once. */
  subjectId: string
}

/** Owes the agency a mail about what a client wrote, in the transaction that keeps the words. */
export async function tellAgency(
  req: PayloadRequest,
  { author, client }: Writer,
  { kind, subjectId, ...news }: News,
): Promise<void> {
  const reader = await whomToTell(asSystem(req))
  if (!reader) {
    log.warn({ ticket: news.ticketId }, 'nobody to tell of a ticket: the site settings have no address')
    return
  }
  const from = { author: displayName(author), client: client.name, company: client.company }
  const data: AgencyMailData = { ...news, ...from, writesIn: author.language }
  await owe(req, { kind, subjectId, ...reader, data })
}
