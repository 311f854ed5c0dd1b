import type { CollectionSlug, PayloadRequest } from 'payload'

import { navGroups } from '@/features/layout/staff/navigation'
import { localizedPath, type Language } from '@/i18n/languages'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'
import { createHref } from './groups'
import { foundKinds, type Command } from '../rules'
import { CommandButton } from './command-button'
import { CommandTexts } from './texts'

const texts = { en, es }

/** The texts of the command bar: its own, and the names of what it finds. */
function commandTexts(language: Language) {
  const { search, publishing, leads, clients, tickets, proposals, invoices } = texts[language]
  return {
    // Those that the server fills in are not sent.
    search: { ...search, create: undefined, site: undefined },
    publishing: { languages: publishing.languages, short: publishing.short },
    leads: { statuses: leads.statuses },
    clients: { statuses: clients.statuses },
    tickets: { singular: tickets.singular, statuses: tickets.statuses },
    proposals: { singular: proposals.singular, states: proposals.states },
    invoices: { singular: invoices.singular, statuses: invoices.statuses },
  }
}

type Props = { req: PayloadRequest; language: Language }

/** In the bar above every page of staff: opens the command bar, which knows the screens and actions of the user. */
export async function CommandBar({ req, language }: Props) {
  const { nav, search } = texts[language]
  const site = { id: 'site', title: search.site, detail: '', href: localizedPath('/', language) }
  return (
    <CommandTexts texts={commandTexts(language)}>
      <CommandButton
        // The same object as in the navigation: a page has it once.
        groups={await navGroups(req, language)}
        dashboard={nav.dashboard}
        actions={[...(await createActions(req, language)), site]}
      />
    </CommandTexts>
  )
}

/** What the user may create, by its form. */
async function createActions(req: PayloadRequest, language: Language): Promise<Command[]> {
  const allowed = await Promise.all(foundKinds.map((kind) => mayCreate(req, kind)))
  return foundKinds
    .filter((_, index) => allowed[index])
    .map((kind) => ({
      id: `create-${kind}`,
      title: texts[language].search.create[kind],
      detail: '',
      href: createHref(kind),
    }))
}

const mayCreate = async (req: PayloadRequest, slug: CollectionSlug): Promise<boolean> =>
  Boolean(await req.payload.collections[slug].config.access.create({ req }))
