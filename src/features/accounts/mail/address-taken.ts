import type { Template } from '@/features/mail/render/content'
import { accountEmail, recipientData } from './account-email'

/** To the owner of an address that was used to sign up again: the account exists, and how to sign in. */
export const addressTaken: Template = (data, context) => {
  const { name, next } = recipientData.parse(data)
  const { brand } = context
  return accountEmail('taken', context, {
    name,
    path: '/auth',
    query: { next },
    above: (t) => [t('mail.account.taken.intro', { brand })],
    below: (t) => [t('mail.account.taken.forgot'), t('mail.account.taken.notYou')],
  })
}
