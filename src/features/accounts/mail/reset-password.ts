import type { Template } from '@/features/mail/render/content'
import { accountEmail, linkData } from './account-email'

/** To someone who forgot a password: the link to set a new one. */
export const resetPasswordEmail: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  return accountEmail('reset', context, {
    name,
    path: '/auth/reset',
    query: { token, next },
    above: (t) => [t('mail.account.reset.intro')],
    below: (t) => [t('mail.account.reset.until'), t('mail.account.reset.notYou')],
  })
}
