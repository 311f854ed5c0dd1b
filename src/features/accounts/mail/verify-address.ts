import type { Template } from '@/features/shell/mail/content'
import { accountMail, linkData } from './account-mail'

/** To whoever signed up, or whose address somebody signed up with: the link that proves the address. */
export const verifyAddress: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  const { brand } = context
  return accountMail('verify', context, {
    name,
    path: '/auth/verify',
    query: { token, next },
    above: (t) => [t('mail.account.verify.intro', { brand })],
    below: (t) => [t('mail.account.verify.until'), t('mail.account.verify.notYou')],
  })
}
