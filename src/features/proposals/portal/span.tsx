import { useLocale, useTranslations } from 'next-intl'

import { longDate } from '@/lib/dates'
import type { ShownProposal } from '../queries'

/** The way from sent to signed, as an arch: whole when it was gone to its end. */
export function Span({ proposal, zone }: { proposal: ShownProposal; zone: string }) {
  const t = useTranslations('proposals.way')
  const language = useLocale()
  const { state, sent, signed } = proposal
  if (!sent || (state !== 'awaiting' && state !== 'signed')) return null
  const isWhole = state === 'signed'
  return (
    <div className="way">
      <svg viewBox="0 0 640 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 43H640" className="way-ground" />
        <path d="M2 42a318 40 0 0 1 636 0" className={isWhole ? 'way-gone' : 'way-open'} />
        <path d="M2 42a318 40 0 0 1 318 -40" className="way-gone" />
      </svg>
      <ol>
        <li>
          <strong>{t('sent')}</strong>
          {longDate(sent, language, zone)}
        </li>
        <li className={isWhole ? undefined : 'way-next'}>
          <strong>{t('signed')}</strong>
          {isWhole ? signed && longDate(signed, language, zone) : t('turn')}
        </li>
      </ol>
    </div>
  )
}
