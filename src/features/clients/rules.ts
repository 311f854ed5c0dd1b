/** Rules of clients. Pure: no I/O. */

export const clientStatuses = ['active', 'inactive', 'suspended'] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** The maximum characters of the text fields of a client. */
export const clientLimits = { name: 100, company: 200, phone: 50, notes: 5000, tool: 100, email: 254 }

/** Normalizes an email address for comparison. */
export const canonicalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The list of clients in the admin. */
export const CLIENTS_HREF = '/admin?tab=clients'
/** The parameter that names the client whose page is open; with `new` it is the list with the form for a new one. */
export const CLIENT_PARAMETER = 'client'
export const NEW_CLIENT = 'new'
/** The parameter that names the tab of the client's page. */
export const DOCUMENTS_PARAMETER = 'documents'

/** The parameter that opens the form of a new invoice; the id of a proposal chooses it. */
export const NEW_INVOICE_PARAMETER = 'new-invoice'

/** The page of a client in the admin. */
export const clientHref = (id: string): string => `${CLIENTS_HREF}&client=${encodeURIComponent(id)}`

/** Clients on a page of the board. */
export const CLIENT_PAGE_SIZE = 20
export const MAX_CLIENT_PAGE = 1_000
export const MAX_CLIENT_QUERY_LENGTH = 200

/** What the board sorts by: newest first, or by name. */
export const clientSorts = ['created', 'name'] as const
export type ClientSort = (typeof clientSorts)[number]

/** A missing key filters nothing. */
export type ClientFilter = { query?: string; status?: ClientStatus }

/** The documents of a client, each kind in a tab of its page. */
export const clientDocuments = ['proposals', 'invoices', 'support'] as const
export type ClientDocuments = (typeof clientDocuments)[number]

/** Rows that a tab and entries that the timeline show at first, and add with each request for more. */
export const DOCUMENTS_PAGE = 25
export const TIMELINE_PAGE = 30
export const MAX_DETAIL_PAGES = 100
