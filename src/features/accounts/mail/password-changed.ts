import { z } from 'zod'

import type { Template } from '@/features/shell/mail/content'
import { moment } from '@/features/shell/mail/translate'
import { accountMail } from './account-mail'

const changed = z.object({ at: z.iso.datetime() })

/** To the owner of an account whose password has changed: it may have been somebody else. */
export const passwordChanged: Template = (data, context) => {
  const { at } = changed.parse(data)
  const { language, zone } = context
  return accountMail('changed', context, {
    path: '/auth/forgot',
    above: (t) => [
      t('mail.account.changed.intro', { date: moment(new Date(at), language, zone) }),
      t('mail.account.changed.notYou'),
    ],
    below: () => [],
  })
}
