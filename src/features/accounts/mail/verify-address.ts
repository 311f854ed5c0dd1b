import type { Template } from '@/features/mail/render/content'
import { accountEmail, linkData } from './account-email'

/** To an address that was used to sign up: the link that verifies it. */
export const verifyAddress: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  const { brand } = context
  return accountEmail('verify', context, {
    name,
    path: '/auth/verify',
    query: { token, next },
    above: (t) => [t('mail.account.verify.intro', { brand })],
    below: (t) => [t('mail.account.verify.until'), t('mail.account.verify.notYou')],
  })
}
