import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'
import type { Person } from './lead-rows'

/** Returns the staff members who can be assigned a lead, by name. For staff only. */
export async function listAssignableStaff(req: PayloadRequest): Promise<Person[]> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'users',
    // Those who were invited cannot answer yet.
    where: {
      role: { in: ['admin', 'team'] },
      deactivatedAt: { exists: false },
      _verified: { not_equals: false },
    },
    sort: ['firstName', 'lastName', 'id'],
    pagination: false,
    depth: 0,
    select: { firstName: true, lastName: true },
  })
  return docs.map((person) => ({ id: person.id, name: displayName(person) }))
}
