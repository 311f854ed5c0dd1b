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
    <section
      className="mt-14 border-t-2 border-emerald-mark bg-surface px-6 pt-5.5 pb-6"
      aria-labelledby="evidence"
    >
      <h3
        id="evidence"
        className="flex items-center gap-3 text-heading leading-[1.3] print:break-inside-avoid print:break-after-avoid"
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
          className="size-6 flex-none"
        >
          <path d="M12 3 4.5 6v5.5c0 4.7 3 8 7.5 9.5 4.5-1.5 7.5-4.8 7.5-9.5V6Z" />
          <path d="m8.5 12 2.5 2.5L15.8 9.500" />
        </svg>
        {t('title')}
      </h3>
      <p className="mt-3 max-w-[58ch] print:break-after-avoid">{t('text')}</p>
      <dl className="mt-4 text-small">
        {evidenceRows(facts, t, language, zone).map(({ key, label, value, more, isCode }) => (
          <div
            key={key}
            className="grid grid-cols-[--spacing(43)_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5 not-print:max-sm:grid-cols-1 print:break-inside-avoid"
          >
            <dt className="text-muted">{label}</dt>
            <dd className={`wrap-anywhere ${isCode ? '[font-family:ui-monospace,monospace]' : ''}`}>
              {value}
              {more && <span className="block text-muted">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
