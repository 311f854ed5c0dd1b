import type { BeforeListTableServerProps, UIFieldServerComponent } from 'payload'

import type { Outbox } from '@/payload-types'
import { Cluster } from '@/components/ui/stack'
import { isAdmin } from '@/lib/roles'
import { SendButton } from './lazy'
import type { SendTexts } from './send-button'

type Translate = (key: string) => string
const translator = (t: unknown): Translate => {
  return (key) => (t as Translate)(`puente:outbox:sending:${key}`)
}

const textsOf = (t: Translate, send: string): SendTexts => ({
  send: t(send),
  busy: t('busy'),
  sent: t('sent'),
  remaining: t('remaining'),
  conflict: t('conflict'),
  failed: t('failed'),
})

/** Above the list of the outbox: sends all emails that wait, or all that have failed. */
export function SendAllEmails({ i18n, user }: BeforeListTableServerProps) {
  if (!isAdmin(user)) return null
  const t = translator(i18n.t)
  return (
    <Cluster className="mb-4">
      <SendButton input={{ all: 'pending' }} texts={textsOf(t, 'allPending')} />
      <SendButton input={{ all: 'failed' }} texts={textsOf(t, 'allFailed')} />
    </Cluster>
  )
}

/** In the view of an email that waits or has failed: sends it now. */
export const SendEmail: UIFieldServerComponent = ({ data, req }) => {
  const { id, status } = data as Partial<Outbox>
  if (!id || !isAdmin(req.user) || (status !== 'failed' && status !== 'pending')) return null
  const t = translator(req.t)
  return (
    <Cluster className="field-type mb-4">
      <SendButton input={{ email: id }} texts={textsOf(t, status === 'failed' ? 'again' : 'pending')} />
    </Cluster>
  )
}
