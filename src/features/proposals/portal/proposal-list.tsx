import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Cell, rowAction, Table } from '@/components/ui/table'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/portal/link'
import { agencyDay } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { ListedProposal } from '../queries/client-proposals'
import { proposalStyles } from '../proposal-state'
import { linkActionOf, type StaffProposalState } from '../rules'

type Props = { proposals: readonly ListedProposal[]; zone: string }

/** The state of a proposal. */
export function ProposalChip({ state }: { state: StaffProposalState }) {
  const t = useTranslations('portal.statuses.proposal')
  return <Chip {...proposalStyles[state]}>{t(state)}</Chip>
}

/** The proposals that were sent to a client. */
export function ProposalList({ proposals, zone }: Props) {
  const t = useTranslations('proposals.list')
  if (proposals.length === 0)
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <Link href="/contact" prefetch={false} className={buttonClass('line')}>
          {t('empty.act')}
        </Link>
      </EmptyState>
    )
  return (
    <Table
      caption={t('caption')}
      columns={[
        { key: 'title', label: t('title') },
        { key: 'sent', label: t('sent') },
        { key: 'status', label: t('status') },
        { key: 'amount', label: t('amount'), isAmount: true },
        { key: 'action', label: t('action'), isLabelHidden: true },
      ]}
    >
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.id} proposal={proposal} zone={zone} />
      ))}
    </Table>
  )
}

function ProposalRow({ proposal, zone }: { proposal: ListedProposal; zone: string }) {
  const t = useTranslations('proposals.list')
  const page = useLocale()
  const { id, number, title, language, state, sent, terms } = proposal
  const lang = language === page ? undefined : language
  const date = agencyDay(sent, page, zone)
  const isMain = linkActionOf(state) === 'sign'
  return (
    <tr>
      <Cell
        place="id"
        isTitle
        note={number === undefined ? undefined : t('number', { number: String(number) })}
      >
        <span lang={lang}>{title}</span>
      </Cell>
      <Cell place="date">
        {/* A proposal that is being revised shows its title only. */}
        {terms && (
          <>
            <span className="max-md:hidden">{date}</span>
            <span className="md:hidden">{t('sentOn', { date })}</span>
          </>
        )}
      </Cell>
      <Cell place="state">
        <ProposalChip state={state} />
      </Cell>
      <Cell place="amount">{terms && terms.amount > 0 && money(terms.amount, terms.currency, page)}</Cell>
      <Cell place="act" className={isMain ? undefined : 'max-md:text-start'}>
        <Link
          href={`/proposal/${id}`}
          prefetch={false}
          className={
            isMain
              ? buttonClass('line', 'compact', rowAction.main)
              : buttonClass('quiet', 'compact', rowAction.quiet)
          }
        >
          {t(linkActionOf(state))}
          <span className="sr-only" lang={lang}>
            {' '}
            {title}
          </span>
        </Link>
      </Cell>
    </tr>
  )
}
