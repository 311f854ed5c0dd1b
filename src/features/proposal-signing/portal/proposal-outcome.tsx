import { useLocale, useTranslations } from 'next-intl'

import { agencyDay } from '@/lib/agency-day'
import type { ShownProposal } from '../queries/proposal'

type Props = { proposal: Pick<ShownProposal, 'state' | 'signed' | 'offer'>; zone: string }

const tints = { signed: 'tint-emerald', rejected: 'tint-red', expired: 'tint-gray' } as const

/**
 * Below the title of a proposal that can no longer be signed: that it was declined, has expired or was signed, with a link
 * to the next steps at the end of the page.
 */
export function ProposalOutcome({ proposal: { state, signed, offer }, zone }: Props) {
  const t = useTranslations('proposals.end')
  const language = useLocale()
  if (state !== 'rejected' && state !== 'expired' && state !== 'signed') return null
  const day = { signed, expired: offer?.expires, rejected: undefined }[state]
  const date = day && agencyDay(day, language, zone)
  const outcome = state === 'signed' && date ? t('signed.day', { date }) : t(`${state}.title`)
  return (
    <p className={`contract-outcome ${tints[state]}`}>
      <strong>{`${outcome}. `}</strong>
      {state === 'expired' && date && `${t('expired.day', { date })}. `}
      <a href="#contract-end">{t(`${state}.more`)}</a>
    </p>
  )
}
