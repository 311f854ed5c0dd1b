import { useLocale, useTranslations } from 'next-intl'

import { longDate } from '@/lib/dates'
import type { ShownProposal } from '../queries/proposal'

/** The progress from sent to signed, drawn as an arch. */
export function SigningProgress({ proposal, zone }: { proposal: ShownProposal; zone: string }) {
  const t = useTranslations('proposals.way')
  const language = useLocale()
  const { state, sent, signed } = proposal
  if (!sent || (state !== 'awaiting' && state !== 'signed')) return null
  const isSigned = state === 'signed'
  return (
    <div className="contract-progress">
      <svg viewBox="0 0 640 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 43H640" className="contract-progress-ground" />
        <path
          d="M2 42a318 40 0 0 1 636 0"
          className={isSigned ? 'contract-progress-gone' : 'contract-progress-open'}
        />
        <path d="M2 42a318 40 0 0 1 318 -40" className="contract-progress-gone" />
      </svg>
      <ol>
        <li>
          <strong>{t('sent')}</strong>
          {longDate(sent, language, zone)}
        </li>
        <li className={isSigned ? undefined : 'contract-progress-next'}>
          <strong>{t('signed')}</strong>
          {isSigned ? signed && longDate(signed, language, zone) : t('turn')}
        </li>
      </ol>
    </div>
  )
}
