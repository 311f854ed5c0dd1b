import { z } from 'zod'

import type { Template } from '@/features/mail/render/content'
import { accountEmail, linkData, recipientData } from './account-email'

const invitationData = linkData.extend({ staff: z.boolean().default(false) })

/** To a client, or to a new colleague, whom staff invited: the link to set a password. */
export const invitation: Template = (data, context) => {
  const { token, name, next, staff } = invitationData.parse(data)
  const { brand } = context
  const kind = staff ? 'staffInvitation' : 'invitation'
  return accountEmail(kind, context, {
    name,
    path: '/auth/invitation',
    query: { token, next },
    above: (t) => [t(`mail.account.${kind}.intro`, { brand }), t(`mail.account.${kind}.what`)],
    below: (t) => [t(`mail.account.${kind}.until`)],
  })
}

/** To the owner of an existing account that was linked to a client. */
export const linked: Template = (data, context) => {
  const { name } = recipientData.parse(data)
  const { brand } = context
  return accountEmail('linked', context, {
    name,
    path: '/dashboard',
    above: (t) => [t('mail.account.linked.intro', { brand })],
    below: () => [],
  })
}
