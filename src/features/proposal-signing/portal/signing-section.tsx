import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import { agencyDay } from '@/lib/agency-day'
import { fee } from '@/lib/money'
import type { Terms } from '@/features/proposals/queries/versions'
import { CONSENT_VERSION, consentText } from '../signing-rules'
import type { ShownProposal } from '../queries/proposal'
import { ContractEnd, EndText } from './contract-end'
import { DeclineProposal } from './decline-proposal'
import { OtherWay } from './other-way'
import { SignForm } from './sign-form'
import { SigningProvider } from './use-signing'

/** Who reads the page, if they may sign. */
export type Signer = {
  /** The id of the account. */
  id: string
  name: string
  /** Whom they sign for. */
  client: string
  /** An inactive client reads and does not sign. */
  isActive: boolean
}

type Props = {
  proposal: ShownProposal & { offer: NonNullable<ShownProposal['offer']> }
  signer: Signer
  settings: { email?: string; zone: string }
}

/** The end of a proposal that awaits its signature: what is signed, the form, and the ways not to sign. */
export function SigningSection({ proposal, signer, settings: { email, zone } }: Props) {
  const t = useTranslations('signing')
  const language = useLocale()
  const { id, offer, preparedBy } = proposal
  const version = offer.sha256 ?? ''
  const owner = preparedBy?.split(' ')[0]
  return (
    // What was not signed has no end on paper.
    <ContractEnd title={t('title')} isSigning className="mt-22 print:hidden">
      <WhatIsSigned terms={offer} />
      <SigningProvider>
        {signer.isActive ? (
          <SignForm
            proposal={id}
            version={version}
            consent={{ version: CONSENT_VERSION, language, text: consentText(t, email) }}
            signer={signer.name}
            client={signer.client}
            today={agencyDay(new Date(), language, zone)}
          />
        ) : (
          <EndText>{t('inactive')}</EndText>
        )}
        <div className="mt-14 border-t border-line pt-5">
          <h3 className="text-heading leading-[1.3]">{t('else.title')}</h3>
          <ul>
            <OtherWay
              title={t('else.ask')}
              text={owner ? t('else.askText', { name: owner }) : t('else.askTextNobody')}
            >
              <Link
                href={newTicketPath({ kind: 'proposal', id })}
                prefetch={false}
                className={buttonClass('line')}
              >
                {t('else.ask')}
              </Link>
            </OtherWay>
            {signer.isActive && (
              <DeclineProposal reader={signer.id} proposal={id} version={version} owner={owner} />
            )}
          </ul>
        </div>
      </SigningProvider>
    </ContractEnd>
  )
}

/** The amounts that the signature is for. */
function WhatIsSigned({ terms: { setupFee, monthlyFee, amount, currency } }: { terms: Terms }) {
  const t = useTranslations('signing')
  const language = useLocale()
  const setup = fee(setupFee, currency, language)
  const month = fee(monthlyFee, currency, language)
  const text = () => {
    if (setupFee > 0 && monthlyFee > 0) return t('both', { setup, month })
    if (setupFee > 0) return t('setupOnly', { setup })
    return monthlyFee > 0 ? t('monthlyOnly', { month }) : t('noFees')
  }
  return (
    <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-t-2 border-b border-t-ink border-b-line py-4">
      <div className="max-w-[46ch]">
        <b className="block font-strong">{t('what')}</b>
        <small className="block text-small text-muted">{text()}</small>
      </div>
      {amount > 0 && (
        <strong className="font-display text-t3 leading-[1.1] font-head tracking-[-0.03em] lining-nums tabular-nums">
          {fee(amount, currency, language)}
        </strong>
      )}
    </div>
  )
}
