import { type Role } from '@/lib/roles'

/** The roles of staff. */
export const staffRoles = ['admin', 'team'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** `invited` has not set a password yet. */
export type PersonState = 'active' | 'invited' | 'deactivated'

/** The orders of the list, and the direction of the first click. */
export const peopleSorts = { name: 'asc', role: 'asc', seen: 'desc', state: 'asc' } as const
export type PeopleSort = keyof typeof peopleSorts

export const PEOPLE_PAGE_SIZE = 50

/** What a person owns is counted up to this. */
export const MAX_COUNTED_OWNED = 1_000

/** Why an address cannot be invited: who has it. */
export type AddressTaken = 'client' | 'active' | 'invited' | 'deactivated'

export const MAX_PEOPLE_QUERY_LENGTH = 200
