import type { DefaultServerCellComponentProps, ServerProps } from 'payload'

import { Avatar } from '@/components/staff/avatar'
import { displayName } from '@/lib/person-name'
import type { User } from '@/payload-types'
import { findPersonName } from '../queries'

const Person = ({ id, name }: { id: string; name: string }) => (
  <span className="inline-flex max-w-full items-center gap-2">
    <Avatar id={id} name={name} size="small" />
    <span>{name}</span>
  </span>
)

/** The name in a list of accounts, with a link to the account. */
export function PersonNameCell({ rowData, linkURL, link }: DefaultServerCellComponentProps) {
  const user = rowData as User
  const person = <Person id={user.id} name={displayName(user)} />
  return link ? <a href={linkURL ?? `/admin/collections/users/${user.id}`}>{person}</a> : person
}

/** The account that a document refers to: initials and name; a dash when there is none. */
export async function PersonCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const account = cellData as User | string | null | undefined
  const id = typeof account === 'object' ? account?.id : account
  const name = id && (await findPersonName(payload, id))
  return id && name ? <Person id={id} name={name} /> : <>{i18n.t('general:noLabel')}</>
}

/** The initials of the signed-in account, in the header of the admin. */
export function AccountAvatar({ user }: ServerProps) {
  if (!user) return null
  return <Avatar id={user.id} name={displayName(user)} />
}
