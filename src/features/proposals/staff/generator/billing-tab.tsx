'use client'

import { Link } from '@payloadcms/ui'
import { useLocale } from 'next-intl'

import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { localizedPath, type Language } from '@/i18n/languages'
import { money } from '@/lib/money'
import { centsOf } from '../../generator-form'
import { copyText } from '../copy-link'
import { openProposal } from '../proposal-params'
import { useGenerator } from './generator-context'
import { showPart } from './generator-params'

/** What the proposal costs, and its creation. */
export function BillingTab() {
  const { texts: t, state, start, proposal, create, isCreating, running } = useGenerator()
  const language = useLocale() as Language
  const { form } = state
  const [setup, monthly] = [centsOf(form.setupFee), centsOf(form.monthlyFee)]
  const amount = (cents: number) => money(cents, form.currency, language)
  const billing = setup + monthly === 0 ? 'free' : start.hasBilling ? 'products' : 'missing'
  return (
    <>
      <div className="generator-split generator-billing">
        <div>
          <h2>{t('tabs.billing')}</h2>
          <table className="generator-totals">
            <tbody>
              <tr>
                <th scope="row">{t('fields.setup_fee')}</th>
                <td>{setup ? amount(setup) : '—'}</td>
              </tr>
              <tr>
                <th scope="row">{t('fields.monthly_fee')}</th>
                <td>{monthly ? t('details.perMonth', { amount: amount(monthly) }) : '—'}</td>
              </tr>
              <tr className="generator-sum">
                <th scope="row">{t('billing.first')}</th>
                <td>{amount(setup + monthly)}</td>
              </tr>
            </tbody>
          </table>
          <p className="hint">{t(`billing.${billing}`)}</p>
        </div>
        {proposal ? <Created proposal={proposal} /> : <p className="muted">{t('billing.before')}</p>}
      </div>
      {!proposal && (
        <div className="generator-foot">
          <p className="muted" />
          <Button variant="line" onClick={() => showPart('generate')}>
            {t('next.back')}
          </Button>
          <Button variant="accent" aria-disabled={running !== undefined || isCreating} onClick={create}>
            {t(isCreating ? 'billing.creating' : 'billing.create')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The link of the new proposal, and what can be done with it. */
function Created({ proposal: { id, link } }: { proposal: { id: string; link: string } }) {
  const { texts: t, toasts } = useGenerator()
  const language = useLocale() as Language
  const copy = async () => {
    if (await copyText(link)) toasts.done(t('created.copied'), t('created.copiedText'))
    else toasts.refused(t('created.notCopied'), t('created.notCopiedText'))
  }
  return (
    <div className="generator-created">
      <p className="generator-success" role="status">
        <b>{t('done.proposal')}</b> {t('created.text')}
      </p>
      <div className="generator-link">
        <Field label={t('created.link')}>
          {(props) => <input {...props} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
        <Button variant="line" onClick={() => void copy()}>
          {t('created.copy')}
        </Button>
      </div>
      <p className="generator-next">
        <Button variant="accent" onClick={() => openProposal(id, 'send')}>
          {t('created.send')}
        </Button>
        <Link href={`/admin/collections/proposals/${id}`} prefetch={false} className={buttonClass('line')}>
          {t('created.edit')}
        </Link>
        <a
          href={localizedPath(`/proposal/${id}`, language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line')}
        >
          {t('created.view')}
          <span className="sr-only">{`, ${t('created.newTab')}`}</span>
        </a>
      </p>
    </div>
  )
}
