import { isLanguage } from '@/i18n/languages'
import type { Context } from '@/lib/server/http/authorize'
import { findInvoices, findProposals, findTickets, findClients } from '../queries/client-documents'
import { findContent } from '../queries/content'
import { findLeads } from '../queries/leads'
import { searchTerms } from '@/lib/search-words'
import { contentKinds, type Found } from '../rules'

/**
 * Finds documents of every kind that the user may read, by the words in their names. A query without a letter finds none.
 */
export async function searchAdmin(
  { req, user }: Context,
  { query }: { query: string },
): Promise<{ found: Found[] }> {
  if (searchTerms(query).length === 0) return { found: [] }
  const language = isLanguage(user?.language) ? user.language : 'en'
  const found = await Promise.all([
    findLeads(req, query),
    findClients(req, query),
    findTickets(req, query),
    findProposals(req, query),
    findInvoices(req, query),
    ...contentKinds.map((kind) => findContent(req, kind, { query, language })),
  ])
  return { found: found.flat() }
}
