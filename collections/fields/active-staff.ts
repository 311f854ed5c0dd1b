import type { Where } from 'payload'

/** Who can be responsible for something: staff with access. */
export const activeStaff: Where = { role: { in: ['admin', 'team'] }, deactivatedAt: { exists: false } }
