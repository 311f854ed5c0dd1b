import type { ServerProps } from 'payload'

import { displayName } from '@/lib/person-name'
import { Avatar } from '@/components/staff/avatar'

/** The initials of the signed-in account, in the header of the admin. */
export function AccountAvatar({ user }: ServerProps) {
  if (!user) return null
  return <Avatar id={user.id} name={displayName(user)} />
}
