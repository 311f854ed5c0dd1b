import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import { agencyDay } from '@/lib/agency-day'
import type { ShownProposal } from '../queries/proposal'
import { ContractEnd, EndText } from './contract-end'
import { SignatureBar } from './signature-bar'
import { SignedSection } from './signed-section'
import { SigningSection, type Signer } from './signing-section'

type Props = {
  proposal: ShownProposal
  settings: { email?: string; zone: string }
  /** Missing for staff. */
  signer?: Signer
}

/** The end of a proposal: the form to sign, the signature, or that it was declined, has expired or is being revised. */
export function ProposalEnd({ proposal, settings, signer }: Props) {
  const { offer, signature, state } = proposal
  if (offer && state === 'awaiting' && signer)
    return (
      <>
        {signer.isActive && <SignatureBar amount={offer.amount} currency={offer.currency} />}
        <SigningSection proposal={{ ...proposal, offer }} signer={signer} settings={settings} />
      </>
    )
  if (offer && signature)
    return (
      <SignedSection
        proposal={{ ...proposal, offer }}
        signature={signature}
        zone={settings.zone}
        now={new Date()}
        isStaff={!signer}
      />
    )
  return <PlainEnd proposal={proposal} zone={settings.zone} isStaff={!signer} />
}

type PlainProps = { proposal: ShownProposal; zone: string; isStaff: boolean }

function PlainEnd({ proposal: { id, state, signed, offer }, zone, isStaff }: PlainProps) {
  const t = useTranslations('proposals.end')
  const language = useLocale()
  if (state === 'draft' || state === 'awaiting') return null
  const day = state === 'signed' ? signed : state === 'expired' ? offer?.expires : undefined
  const date = day && agencyDay(day, language, zone)
  const asks = !isStaff && state !== 'signed'
  return (
    <ContractEnd
      title={t(`${state}.title`)}
      {...(state === 'revised' && { picture: null, className: 'mt-10 pt-6' })}
    >
      {date && (state === 'signed' || state === 'expired') && (
        <EndText className="font-strong">{t(`${state}.day`, { date })}</EndText>
      )}
      <EndText>{t(`${state}.text`)}</EndText>
      {asks && (
        <p className="mt-6">
          <Link
            href={newTicketPath({ kind: 'proposal', id })}
            prefetch={false}
            className={buttonClass('line')}
          >
            {t('ask')}
          </Link>
        </p>
      )}
    </ContractEnd>
  )
}
