import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { DownloadLink, StartDownload } from '@/components/portal/download'
import { agencyDay } from '@/lib/agency-day'
import { localTime, utcOffset } from '@/lib/dates'
import { fee } from '@/lib/money'
import type { ShownProposal } from '../queries/proposal'
import type { ShownSignature } from '../queries/signature'
import { pad } from '../pad-rules'
import { evidenceRows } from '../evidence-rows'

type Props = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signature: ShownSignature
  zone: string
  now: Date
  isStaff: boolean
}

/** The end of a signed proposal: thanks, the signature, its copy, what happens next, and the evidence. */
export function SignedSection({ proposal, signature, zone, now, isStaff }: Props) {
  const t = useTranslations('signing.signed')
  const file = `/api/proposal-pdf/${proposal.id}`
  const { name, email } = signature.signer
  return (
    <section className="contract-end signing contract-end-signed" aria-labelledby="contract-end">
      <svg className="signed-arch" viewBox="0 0 640 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62H200M440 62H640" />
        <path className="signed-arch-on" d="M200 62C200-18 440-18 440 62" />
      </svg>
      <h2 id="contract-end" tabIndex={-1} className="signing-title">
        {isStaff ? t('staffTitle', { name }) : t('title', { name: name.split(' ')[0] ?? name })}
      </h2>
      {!isStaff && <p>{t.rich('text', { email, b: (chunks) => <b>{chunks}</b> })}</p>}
      <Signature signature={signature} company={proposal.preparedFor.company} zone={zone} />
      <p className="signed-copy">
        <StartDownload href={file} />
        <DownloadLink href={file} className={buttonClass('accent')} preparing={t('preparing')}>
          {t('download')}
        </DownloadLink>
        <span>{t('pdf')}</span>
      </p>
      {!isStaff && <WhatIsNext proposal={proposal} signedAt={signature.signedAt} zone={zone} now={now} />}
      <Evidence proposal={proposal} signature={signature} zone={zone} />
    </section>
  )
}

type SignatureProps = { signature: ShownSignature; company?: string; zone: string }

/** The drawing or the typed name, on paper, with who signed and when. */
function Signature({ signature: { image, typedName, signer, signedAt }, company, zone }: SignatureProps) {
  const t = useTranslations('signing.signed')
  const language = useLocale()
  return (
    <div className="signed">
      <div className="signed-paper">
        {image ? (
          <img
            src={`data:image/png;base64,${image}`}
            width={pad.width}
            height={pad.height}
            alt={t('image', { name: signer.name })}
          />
        ) : (
          <span className="signed-typed">{typedName}</span>
        )}
      </div>
      <div className="signed-by">
        <p>
          <b>{signer.name}</b>
          {company && <span>{company}</span>}
        </p>
        <p>
          {t('day', { date: agencyDay(signedAt, language, zone) })}
          <span>
            {t('time', { time: localTime(zone, language, signedAt), zone: utcOffset(zone, signedAt) })}
          </span>
        </p>
      </div>
    </div>
  )
}

type NextProps = Pick<Props, 'proposal' | 'zone' | 'now'> & { signedAt: Date }

/** What follows the signature, each with its day: 'Today' only on the day of signing. */
function WhatIsNext({ proposal: { preparedBy, offer, invoiced }, signedAt, zone, now }: NextProps) {
  const t = useTranslations('signing.signed')
  const language = useLocale()
  const owner = preparedBy?.split(' ')[0]
  const day = (at: Date) => agencyDay(at, language, zone)
  return (
    <section className="signed-next" aria-labelledby="signed-next">
      <h3 id="signed-next">{t('next')}</h3>
      <ol>
        <li>
          <span>{day(signedAt) === day(now) ? t('today') : day(signedAt)}</span>
          <b>{owner ? t('start', { name: owner }) : t('startNobody')}</b>
          <span>{t('startText')}</span>
        </li>
        {offer.amount > 0 && (
          <li>
            <span>{invoiced ? day(invoiced) : t('soon')}</span>
            <b>{t('invoice')}</b>
            <strong>{fee(offer.amount, offer.currency, language)}</strong>
            <span>{t('invoiceText')}</span>
          </li>
        )}
      </ol>
    </section>
  )
}

type EvidenceProps = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signature: ShownSignature
  zone: string
}

/** What was kept with a signature. */
function Evidence({ proposal: { number, offer }, signature, zone }: EvidenceProps) {
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
