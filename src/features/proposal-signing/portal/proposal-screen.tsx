import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Settings } from '@/features/settings/queries'
import { BackLink } from '@/components/portal/back-link'
import { PortalMain } from '@/components/portal/frame'
import { WatchedRefresh } from '@/features/preview/site/watched-refresh'
import { agencyDay } from '@/lib/agency-day'
import { tableOfContents } from '@/lib/outline'
import { ProposalChip } from '@/features/proposals/portal/proposal-list'
import type { ShownProposal } from '../queries/proposal'
import { FocusOutcome, RecordView } from './page-effects'
import { Investment } from './investment'
import { Parties, ProposalOutcome, SigningProgress } from './proposal-head'
import { ProposalEnd } from './proposal-end'
import type { Signer } from './signing-section'

type Props = {
  proposal: ShownProposal
  /** Its text as HTML (`proposalText`). */
  body?: string
  settings: Pick<Settings, 'brand' | 'email' | 'zone'>
  /** Missing for staff, who come from the admin and can see drafts. */
  signer?: Signer
}

/** A proposal: title block, fees, body, and its state at the end. */
export function ProposalScreen({ proposal, body = '', settings, signer }: Props) {
  const t = useTranslations('proposals')
  const language = useLocale()
  const lang = proposal.language === language ? undefined : proposal.language
  const { title, created, state, offer } = proposal
  return (
    <PortalMain
      padding="pt-10 pb-32 max-lg:pt-3 max-lg:pb-24"
      // On a phone a focused link is not behind the bar that leads to the signature.
      className="grid grid-cols-[--spacing(49)_minmax(0,--spacing(160))] items-start gap-x-[min(--spacing(38),10vw)] max-lg:grid-cols-[minmax(0,--spacing(160))] max-lg:justify-center max-sm:[&_[tabindex]]:scroll-mb-22 max-sm:[&_a]:scroll-mb-22 print:block"
    >
      <Rail proposal={proposal} zone={settings.zone} isStaff={!signer} />
      <article>
        <header>
          <p className="flex flex-wrap gap-x-3.5 font-medium text-muted">
            {t('kind')}
            <span>{t('created', { date: agencyDay(created, language, settings.zone) })}</span>
          </p>
          <h1
            lang={lang}
            className="mt-3.5 -mr-15 text-t4 leading-[1.04] tracking-hero max-lg:mr-0 print:mr-0 print:text-[26pt]"
          >
            {title}
          </h1>
          <ProposalOutcome proposal={proposal} zone={settings.zone} />
          {state === 'draft' && (
            <p className="mt-6 bg-yellow-ground px-4 py-3 text-yellow-text">{t('draft')}</p>
          )}
          <Parties proposal={proposal} settings={settings} />
        </header>
        {offer ? (
          <>
            <SigningProgress proposal={proposal} zone={settings.zone} now={new Date()} isStaff={!signer} />
            <Investment terms={offer} />
            {/* One string: React would take over each element of a long text, and compare all of them after signing. */}
            <div lang={lang} dangerouslySetInnerHTML={{ __html: body }} />
          </>
        ) : null}
        {signer && offer?.sha256 && <RecordView proposal={proposal.id} version={offer.sha256} />}
        {!signer && <WatchedRefresh />}
        <ProposalEnd proposal={proposal} settings={settings} signer={signer} />
        {signer && <FocusOutcome state={state} />}
      </article>
    </PortalMain>
  )
}

function Rail({ proposal, zone, isStaff }: { proposal: ShownProposal; zone: string; isStaff: boolean }) {
  const t = useTranslations('proposals')
  const language = useLocale()
  const { number, state, offer } = proposal
  const parts = offer ? tableOfContents(offer.body) : []
  return (
    <aside
      aria-label={t('about')}
      className="sticky top-6 grid max-h-[calc(100vh---spacing(12))] justify-items-start gap-5 overflow-y-auto max-lg:static max-lg:mb-3 max-lg:flex max-lg:max-h-none max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-0 print:static print:max-h-none print:overflow-visible"
    >
      <BackLink href={isStaff ? '/admin/collections/proposals' : '/dashboard?tab=proposals'}>
        {t(isStaff ? 'backStaff' : 'back')}
      </BackLink>
      <ProposalChip state={state} />
      {offer && (
        <dl className="w-full max-lg:flex max-lg:w-auto max-lg:flex-wrap max-lg:gap-x-4">
          {number !== undefined && <RailFact label={t('number')}>{number}</RailFact>}
          <RailFact label={t('version')}>{offer.number}</RailFact>
          {offer.expires && (
            <RailFact label={t('validUntil')}>{agencyDay(offer.expires, language, zone)}</RailFact>
          )}
        </dl>
      )}
      {parts.length > 1 && (
        <nav aria-label={t('contents')} className="max-lg:hidden print:hidden">
          <ol
            lang={proposal.language === language ? undefined : proposal.language}
            className="text-small leading-5 [counter-reset:part]"
          >
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="grid grid-cols-[--spacing(6)_minmax(0,1fr)] py-1.5 text-muted [counter-increment:part] before:content-[counter(part)] hover:text-ink"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
          {(state === 'signed' || (state === 'awaiting' && !isStaff)) && (
            <a href="#contract-end" className="block py-1.5 text-small font-strong text-muted hover:text-ink">
              {t('signature')}
            </a>
          )}
        </nav>
      )}
    </aside>
  )
}

/** A label above its value; beside it where the rail is a line above the proposal. */
const RailFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-2.5 max-lg:flex max-lg:gap-1 max-lg:border-0 max-lg:p-0 max-lg:text-small max-lg:text-muted">
    <dt className="text-muted max-lg:text-small lg:text-note">{label}</dt>
    <dd className="leading-[1.5] font-medium">{children}</dd>
  </div>
)
