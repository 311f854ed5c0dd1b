import type { CollectionAfterReadHook, CollectionBeforeOperationHook, FieldHook, Where } from 'payload'

import { displayName } from '@/lib/person-name'
import type { User } from '../../src/payload-types'

/** Returns the name that an account is shown with. */
export const nameOfPerson: FieldHook<User, string | undefined, Partial<User>> = ({ siblingData }) =>
  siblingData.firstName ? displayName({ ...siblingData, firstName: siblingData.firstName }) : undefined

const parts = ['firstName', 'lastName', 'email']

/** Every word must be in one of the parts, so that 'fernández lucía' finds Lucía Fernández. */
const hasInName = (text: string): Where => ({
  and: text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ or: parts.map((part) => ({ [part]: { contains: word } })) })),
})

/** Returns the text that a condition searches for in the name; undefined for other conditions. */
function searchedName(condition: unknown): string | undefined {
  const { like, contains } = (condition ?? {}) as { like?: unknown; contains?: unknown }
  const text = like ?? contains
  return typeof text === 'string' ? text : undefined
}

function rewrite(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]): Where => {
    if (/^(and|or)$/i.test(key) && Array.isArray(value)) return { [key]: value.map(rewrite) }
    const text = key === 'name' ? searchedName(value) : undefined
    return text === undefined ? { [key]: value } : hasInName(text)
  })
  return entries.length === 1 ? (entries[0] as Where) : { and: entries }
}

/** Relationship pickers search by the title, but the name of an account is not a column: searches its parts instead. */
export const searchByName: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where }
  return where && JSON.stringify(where).includes('"name"') ? { ...args, where: rewrite(where) } : args
}

type Lock = { id: string; user?: { value?: User | string } }

/** The notice that someone else edits a document shows the email address of that account: replaces it with the name. */
export const nameLockHolder: CollectionAfterReadHook<Lock> = ({ doc }) => {
  const holder = doc.user?.value
  if (typeof holder !== 'object') return doc
  return { ...doc, user: { ...doc.user, value: { ...holder, email: displayName(holder) } } }
}
