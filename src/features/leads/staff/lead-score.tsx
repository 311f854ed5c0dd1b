'use client'

import { useTranslations } from 'next-intl'

import type { LeadDetails } from '../queries/lead-details'

type Props = { score: number; parts: LeadDetails['scoreParts'] }
const known = [
  'company',
  'phone',
  'business_email',
  'service_chosen',
  'detailed_message',
  'campaign',
] as const

/** The score, and the rules that it is the sum of. */
export function LeadScore({ score, parts }: Props) {
  const t = useTranslations('leadBoard')
  return (
    <section aria-labelledby="lead-score">
      <h3 id="lead-score">{t('score')}</h3>
      <p className="lead-score-sum">
        <b>{score}</b> <span>{t('ofHundred')}</span>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" className="lead-score-rest" />
          {parts.map(({ name, points }, index) => {
            const from = parts.slice(0, index).reduce((sum, part) => sum + part.points, 0)
            return <rect key={name} x={from} width={Math.max(0, points - 0.5)} height="8" />
          })}
        </svg>
      </p>
      {parts.length === 0 ? (
        <p className="muted">{t('noScore')}</p>
      ) : (
        <ul className="lead-score-parts">
          {parts.map(({ name, points }) => {
            const rule = known.find((other) => other === name)
            return (
              <li key={name}>
                <b>{`+${points}`}</b> {rule ? t(`scoreRules.${rule}`) : name}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
