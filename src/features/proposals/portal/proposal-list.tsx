import { useLocale, useTranslations } from 'next-intl'

import { Blank } from '@/features/shell/portal/dashboard/blank'
import { Link } from '@/features/shell/portal/link'
import { longDate } from '@/lib/dates'
import { money } from '@/lib/money'
import type { ListedProposal } from '../queries'
import { offers } from '../rules'
import { ProposalChip } from './proposal-chip'

type Props = { proposals: readonly ListedProposal[]; zone: string }

/** What was ever offered to a client. */
export function ProposalList({ proposals, zone }: Props) {
  const t = useTranslations('proposals.list')
  if (proposals.length === 0)
    return (
      <Blank title={t('empty.title')} text={t('empty.text')}>
        <Link href="/contact" prefetch={false} className="button button-line">
          {t('empty.act')}
        </Link>
      </Blank>
    )
  return (
    <table className="ledger">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('title')}</th>
          <th scope="col">{t('sent')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" className="ledger-amount">
            {t('amount')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} zone={zone} />
        ))}
      </tbody>
    </table>
  )
}

function ProposalRow({ proposal, zone }: { proposal: ListedProposal; zone: string }) {
  const t = useTranslations('proposals.list')
  const page = useLocale()
  const { id, title, language, state, sent, terms } = proposal
  const lang = language === page ? undefined : language
  const date = longDate(sent, page, zone)
  return (
    <tr>
      <td className="ledger-id ledger-title" lang={lang}>
        {title}
      </td>
      <td className="ledger-date">
        {/* Being revised it says no more than its title. */}
        {terms && (
          <>
            <span className="on-wide">{date}</span>
            <span className="on-phone">{t('sentOn', { date })}</span>
          </>
        )}
      </td>
      <td className="ledger-state">
        <ProposalChip state={state} />
      </td>
      <td className="ledger-amount">{terms && money(terms.amount, terms.currency, page)}</td>
      <td className="ledger-act">
        <Link
          href={`/proposal/${id}`}
          prefetch={false}
          className={`button button-compact ${offers(state) === 'sign' ? 'button-line' : 'button-quiet'}`}
        >
          {t(offers(state))}
          <span className="sr-only" lang={lang}>
            {' '}
            {title}
          </span>
        </Link>
      </td>
    </tr>
  )
}
