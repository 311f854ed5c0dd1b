import { Icon } from '@/components/staff/icon'
import type { EmailState } from '../rules'

const tones: Record<EmailState, string> = {
  sending: 'text-muted',
  sent: 'text-emerald-text',
  queued: 'font-semibold text-yellow-text',
  failed: 'font-semibold text-red-text',
}

type Props = { state: EmailState; children: string }

/** Says where an email is, under what was written. */
export const EmailStateNote = ({ state, children }: Props) => (
  <p
    className={`mt-2 flex gap-1.5 text-note/4.5 [&_svg]:size-4 ${tones[state]}`}
    role={state === 'queued' ? 'status' : undefined}
  >
    <Icon name={state === 'sent' ? 'check' : 'mail'} />
    {children}
  </p>
)
