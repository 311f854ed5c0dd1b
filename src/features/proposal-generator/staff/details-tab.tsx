'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { currencies, type Currency } from '@/lib/money'
import { evidenceCounts, evidenceGroups } from '../evidence-rules'
import { ClientFields } from './client-fields'
import { EvidenceRow } from './evidence-row'
import { useGenerator } from './generator-context'
import { DescriptionInput, FeeInput, TitleInputs } from './generator-fields'
import { showPart } from './generator-params'
import { TemplateSelect } from './template-select'
import { TranscriptEvidence } from './transcript-evidence'

const [, , , title, description, setupFee, monthlyFee] = evidenceGroups

/** For whom and what the proposal is, and what it costs; beside it the words that each field came from. */
export function DetailsTab() {
  const { texts: t, state, task, proposal } = useGenerator()
  const [current, setCurrent] = useState<number>()
  const evidence = task?.evidence ?? null
  const counts = evidenceCounts(state.form, evidence)
  const isMarked = evidence !== null && state.form.taken !== ''
  return (
    <fieldset disabled={proposal !== null}>
      <div className={isMarked ? 'generator-details has-evidence' : 'generator-details'}>
        <div>
          <div className="generator-heading">
            <h2>{t('tabs.details')}</h2>
            {isMarked && <p className="text-muted">{t('evidence.lead')}</p>}
          </div>
          <ClientFields onFocus={setCurrent} />
          <EvidenceRow group={title} onFocus={setCurrent}>
            <TitleInputs />
          </EvidenceRow>
          <EvidenceRow group={description} onFocus={setCurrent}>
            <DescriptionInput />
          </EvidenceRow>
          <div className="evidence-row evidence-free">
            <span className="evidence-number" aria-hidden="true" />
            <div className="evidence-fields generator-pair">
              <TemplateSelect />
              <CurrencySelect />
            </div>
          </div>
          <EvidenceRow group={setupFee} onFocus={setCurrent}>
            <FeeInput field="setup_fee" />
          </EvidenceRow>
          <EvidenceRow group={monthlyFee} onFocus={setCurrent}>
            <FeeInput field="monthly_fee" />
          </EvidenceRow>
        </div>
        {isMarked && <TranscriptEvidence evidence={evidence} current={current} />}
      </div>
      <div className="generator-foot">
        <p className="text-muted" role="status">
          {isMarked && t('evidence.waiting', { open: counts.open, empty: counts.none })}
        </p>
        <Button variant="line" onClick={() => showPart('transcript')}>
          {t('next.back')}
        </Button>
        <Button variant="accent" onClick={() => showPart('generate')}>
          {t('next.generate')}
        </Button>
      </div>
    </fieldset>
  )
}

function CurrencySelect() {
  const { texts: t, store, state } = useGenerator()
  return (
    <Field label={t('details.currency')}>
      {(props) => (
        <select
          {...props}
          name="currency"
          value={state.form.currency}
          onChange={({ target }) => store.changeForm({ currency: target.value as Currency })}
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
