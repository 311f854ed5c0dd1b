import { useLocale, useTranslations } from 'next-intl'

import { evidenceRows } from '../evidence-rows'
import type { ShownProposal } from '../queries/proposal'
import type { ShownSignature } from '../queries/signature'

type Props = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signature: ShownSignature
  zone: string
}

/** What was kept with a signature. */
export function Evidence({ proposal: { number, offer }, signature, zone }: Props) {
  const t = useTranslations('signing.evidence')
  const language = useLocale()
  const version = { number: offer.number, frozen: offer.frozen ?? signature.signedAt }
  const facts = { ...offer, proposalNumber: number, version, signature }
  return (
    <section className="evidence" aria-labelledby="evidence">
      <h3 id="evidence">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 4.5 6v5.5c0 4.7 3 8 7.5 9.5 4.5-1.5 7.5-4.8 7.5-9.5V6Z" />
          <path d="m8.5 12 2.5 2.5L15.8 9.500" />
        </svg>
        {t('title')}
      </h3>
      <p>{t('text')}</p>
      <dl>
        {evidenceRows(facts, t, language, zone).map(({ key, label, value, more, isCode }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={isCode ? 'evidence-code' : undefined}>
              {value}
              {more && <span>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
