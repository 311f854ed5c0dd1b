import type { Template } from '@/features/shell/mail/content'
import { accountMail, readerData } from './account-mail'

/** To the owner of an address with which somebody signed up again: there is an account, and how to get in. */
export const addressTaken: Template = (data, context) => {
  const { name, next } = readerData.parse(data)
  const { brand } = context
  return accountMail('taken', context, {
    name,
    path: '/auth',
    query: { next },
    above: (t) => [t('mail.account.taken.intro', { brand })],
    below: (t) => [t('mail.account.taken.forgot'), t('mail.account.taken.notYou')],
  })
}
