import { z } from 'zod'

import { accountLimits } from '@/features/accounts/rules'
import { signUpSchema } from '@/features/accounts/schemas'
import { line, required } from '@/lib/text-fields'
import { MAX_PEOPLE_QUERY_LENGTH, peopleSorts, staffRoles, type PeopleSort } from './rules'

const person = z.uuid('invalid')
const role = z.enum(staffRoles, 'invalid')
const name = required(line(accountLimits.name))
const sorts = Object.keys(peopleSorts) as [PeopleSort, ...PeopleSort[]]

/** The query string of the list. An invalid value counts as missing. */
export const peopleListSchema = z.object({
  q: z
    .string()
    .transform((value) => value.slice(0, MAX_PEOPLE_QUERY_LENGTH))
    .optional()
    .catch(undefined),
  sort: z.enum(sorts).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
})
export type PeopleRequest = z.output<typeof peopleListSchema>

export const invitePersonSchema = signUpSchema
  .pick({ email: true, language: true })
  .extend({ firstName: name, lastName: name, role })
export type InvitePersonInput = z.output<typeof invitePersonSchema>

export const personSchema = z.object({ person })

/** `expected` is the role that the list showed. */
export const setPersonRoleSchema = z.object({ person, role, expected: role })
export type SetPersonRoleInput = z.output<typeof setPersonRoleSchema>

export const handOverSchema = z.object({ from: person, to: person })
export type HandOverInput = z.output<typeof handOverSchema>
