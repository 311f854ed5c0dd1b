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
import { Investment, Parties, ProposalOutcome, SigningProgress } from './proposal-head'
import { ProposalEnd } from './proposal-end'
import type { Signer } from './signing-section'

type Props = {
  proposal: ShownProposal
  /** Its text as HTML (`richTextHtml`). */
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
    <PortalMain padding="" className="contract">
      <Rail proposal={proposal} zone={settings.zone} isStaff={!signer} />
      <article className="contract-sheet">
        <header>
          <p className="contract-kick">
            {t('kind')}
            <span>{t('created', { date: agencyDay(created, language, settings.zone) })}</span>
          </p>
          <h1 lang={lang}>{title}</h1>
          <ProposalOutcome proposal={proposal} zone={settings.zone} />
          {state === 'draft' && <p className="contract-draft">{t('draft')}</p>}
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
    <aside className="contract-rail" aria-label={t('about')}>
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
        <nav aria-label={t('contents')} className="contract-contents">
          <ol lang={proposal.language === language ? undefined : proposal.language}>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
          {(state === 'signed' || (state === 'awaiting' && !isStaff)) && (
            <a href="#contract-end" className="contract-contents-end">
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
