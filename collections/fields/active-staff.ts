import type { Where } from 'payload'

/** Who can be responsible for something: staff who have joined and still have access. */
export const activeStaff: Where = {
  role: { in: ['admin', 'team'] },
  deactivatedAt: { exists: false },
  _verified: { not_equals: false },
}
