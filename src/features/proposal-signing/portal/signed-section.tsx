import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { DownloadLink, StartDownload } from '@/components/portal/download'
import { agencyDay } from '@/lib/agency-day'
import { localTime, utcOffset } from '@/lib/dates'
import { fee } from '@/lib/money'
import type { ShownProposal } from '../queries/proposal'
import type { ShownSignature } from '../queries/signature'
import { pad } from '../pad-rules'
import { ContractEnd, EndText } from './contract-end'
import { Evidence } from './evidence'

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
    <ContractEnd
      title={isStaff ? t('staffTitle', { name }) : t('title', { name: name.split(' ')[0] ?? name })}
      isSigning
      picture={<DrawnArch />}
    >
      {!isStaff && <EndText>{t.rich('text', { email, b: (chunks) => <b>{chunks}</b> })}</EndText>}
      <Signature signature={signature} company={proposal.preparedFor.company} zone={zone} />
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <StartDownload href={file} />
        <DownloadLink href={file} className={buttonClass('accent')} preparing={t('preparing')}>
          {t('download')}
        </DownloadLink>
        <span className={quiet}>{t('pdf')}</span>
      </p>
      {!isStaff && <WhatIsNext proposal={proposal} signedAt={signature.signedAt} zone={zone} now={now} />}
      <Evidence proposal={proposal} signature={signature} zone={zone} />
    </ContractEnd>
  )
}

const quiet = 'text-small text-muted'

/** The line to the signature, whose arch is done. */
const DrawnArch = () => (
  <svg
    viewBox="0 0 640 64"
    preserveAspectRatio="none"
    fill="none"
    strokeWidth="2"
    aria-hidden="true"
    className="mb-10 block h-16 w-full overflow-visible stroke-ink"
  >
    <path d="M0 62H200M440 62H640" vectorEffect="non-scaling-stroke" />
    <path
      d="M200 62C200-18 440-18 440 62"
      strokeWidth="3"
      vectorEffect="non-scaling-stroke"
      className="stroke-emerald-mark"
    />
  </svg>
)

type SignatureProps = { signature: ShownSignature; company?: string; zone: string }

/** The drawing or the typed name, on paper, with who signed and when. */
function Signature({ signature: { image, typedName, signer, signedAt }, company, zone }: SignatureProps) {
  const t = useTranslations('signing.signed')
  const language = useLocale()
  return (
    <figure className="mt-6 print:break-inside-avoid">
      <div data-scheme="light" className="bg-surface text-ink">
        {image ? (
          <img
            src={`data:image/png;base64,${image}`}
            width={pad.width}
            height={pad.height}
            alt={t('image', { name: signer.name })}
            className="block h-auto w-full mix-blend-multiply"
          />
        ) : (
          <span className="block px-6 pt-14 pb-4 font-display text-t3 leading-[1.15] font-light tracking-[-0.03em] wrap-anywhere">
            {typedName}
          </span>
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-ink pt-2.5 leading-[1.5]">
        <p>
          <b className="block">{signer.name}</b>
          {company && <span className={`block ${quiet}`}>{company}</span>}
        </p>
        <p>
          {t('day', { date: agencyDay(signedAt, language, zone) })}
          <span className={`block ${quiet}`}>
            {t('time', { time: localTime(zone, language, signedAt), zone: utcOffset(zone, signedAt) })}
          </span>
        </p>
      </figcaption>
    </figure>
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
    <section className="mt-14 print:hidden" aria-labelledby="signed-next">
      <h3 id="signed-next" className="text-heading leading-[1.3]">
        {t('next')}
      </h3>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-x-6 gap-y-4 border-t-2 border-ink">
        <NextStep
          day={day(signedAt) === day(now) ? t('today') : day(signedAt)}
          title={owner ? t('start', { name: owner }) : t('startNobody')}
          text={t('startText')}
        />
        {offer.amount > 0 && (
          <NextStep
            day={invoiced ? day(invoiced) : t('soon')}
            title={t('invoice')}
            amount={fee(offer.amount, offer.currency, language)}
            text={t('invoiceText')}
          />
        )}
      </ol>
    </section>
  )
}

type NextStepProps = { day: string; title: string; amount?: string; text: string }

const NextStep = ({ day, title, amount, text }: NextStepProps) => (
  <li className="pt-4">
    <span className={`block ${quiet}`}>{day}</span>
    <b className="block">{title}</b>
    {amount && (
      <strong className="block font-display text-t2 leading-[1.25] font-head lining-nums tabular-nums">
        {amount}
      </strong>
    )}
    <span className={`block ${quiet}`}>{text}</span>
  </li>
)
