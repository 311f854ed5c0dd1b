import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import { agencyDay } from '@/lib/agency-day'
import { fee } from '@/lib/money'
import type { Terms } from '@/features/proposals/queries/versions'
import { CONSENT_VERSION, consentText } from '../signing-rules'
import type { ShownProposal } from '../queries/proposal'
import { DeclineProposal } from './decline-proposal'
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
    <section className="contract-end signing contract-end-awaiting" aria-labelledby="contract-end">
      <svg viewBox="0 0 1040 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 19.5H430Q520-18 610 19.5H1040" />
      </svg>
      <h2 id="contract-end" tabIndex={-1} className="signing-title">
        {t('title')}
      </h2>
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
          <p>{t('inactive')}</p>
        )}
        <div className="signing-else">
          <h3>{t('else.title')}</h3>
          <ul>
            <li>
              <div>
                <b>{t('else.ask')}</b>
                <span>{owner ? t('else.askText', { name: owner }) : t('else.askTextNobody')}</span>
              </div>
              <Link
                href={newTicketPath({ kind: 'proposal', id })}
                prefetch={false}
                className={buttonClass('line')}
              >
                {t('else.ask')}
              </Link>
            </li>
            {signer.isActive && (
              <DeclineProposal reader={signer.id} proposal={id} version={version} owner={owner} />
            )}
          </ul>
        </div>
      </SigningProvider>
    </section>
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
    <div className="signing-what">
      <div>
        <b>{t('what')}</b>
        <small>{text()}</small>
      </div>
      {amount > 0 && <strong>{fee(amount, currency, language)}</strong>}
    </div>
  )
}
