import { Icon } from '@/components/staff/icon'
import type { EmailState } from '../rules'

type Props = { state: EmailState; children: string }

/** Says where an email is, under what was written. */
export const EmailStateNote = ({ state, children }: Props) => (
  <p className={`email-state email-state-${state}`} role={state === 'queued' ? 'status' : undefined}>
    <Icon name={state === 'sent' ? 'check' : 'mail'} />
    {children}
  </p>
)
