import type { Template } from '@/features/shell/mail/content'
import { accountMail, linkData } from './account-mail'

/** To whoever forgot a password: the link to choose a new one. */
export const resetPasswordMail: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  return accountMail('reset', context, {
    name,
    path: '/auth/reset',
    query: { token, next },
    above: (t) => [t('mail.account.reset.intro')],
    below: (t) => [t('mail.account.reset.until'), t('mail.account.reset.notYou')],
  })
}
