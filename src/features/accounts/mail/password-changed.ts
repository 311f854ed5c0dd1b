import { z } from 'zod'

import type { Template } from '@/features/mail/render/content'
import { formatDateTime } from '@/features/mail/render/translate'
import { accountEmail } from './account-email'

const passwordChangedData = z.object({ at: z.iso.datetime() })

/** Warns the owner of an account that its password was changed. */
export const passwordChanged: Template = (data, context) => {
  const { at } = passwordChangedData.parse(data)
  const { language, zone } = context
  return accountEmail('changed', context, {
    path: '/auth/forgot',
    above: (t) => [
      t('mail.account.changed.intro', { date: formatDateTime(new Date(at), language, zone) }),
      t('mail.account.changed.notYou'),
    ],
    below: () => [],
  })
}
