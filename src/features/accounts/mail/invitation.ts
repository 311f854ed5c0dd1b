import type { Template } from '@/features/shell/mail/content'
import { accountMail, linkData, readerData } from './account-mail'

/** To a client whom staff invited: the link to choose a password. */
export const invitation: Template = (data, context) => {
  const { token, name } = linkData.parse(data)
  const { brand } = context
  return accountMail('invitation', context, {
    name,
    path: '/auth/invitation',
    query: { token },
    above: (t) => [t('mail.account.invitation.intro', { brand }), t('mail.account.invitation.what')],
    below: (t) => [t('mail.account.invitation.until')],
  })
}

/** To somebody with an account who was linked with a client: where to look. */
export const linked: Template = (data, context) => {
  const { name } = readerData.parse(data)
  const { brand } = context
  return accountMail('linked', context, {
    name,
    path: '/dashboard',
    above: (t) => [t('mail.account.linked.intro', { brand })],
    below: () => [],
  })
}
