'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { currencies, type Currency } from '@/lib/money'
import { evidenceCounts, evidenceGroups } from '../evidence-rules'
import { ClientFields } from './client-fields'
import { EvidenceRow } from './evidence-row'
import { useGenerator } from './generator-context'
import { FieldsRow, useIsMarked } from './fields-row'
import { DescriptionInput, FeeInput, FieldPair, TitleInputs } from './generator-fields'
import { PartFields, PartFoot, PartHead } from './generator-part'
import { showPart } from './generator-params'
import { TemplateSelect } from './template-select'
import { TranscriptEvidence } from './transcript-evidence'

const [, , , title, description, setupFee, monthlyFee] = evidenceGroups

/** For whom and what the proposal is, and what it costs; beside it the words that each field came from. */
export function DetailsTab() {
  const { texts: t, state, task } = useGenerator()
  const [current, setCurrent] = useState<number>()
  const evidence = task?.evidence ?? null
  const counts = evidenceCounts(state.form, evidence)
  const isMarked = useIsMarked()
  return (
    <PartFields>
      <div className={`grid gap-x-10 *:max-w-190 ${isMarked ? 'xl:grid-cols-2' : ''}`}>
        <div>
          <PartHead title={t('tabs.details')} text={isMarked && t('evidence.lead')} />
          <ClientFields onFocus={setCurrent} />
          <EvidenceRow group={title} onFocus={setCurrent}>
            <TitleInputs />
          </EvidenceRow>
          <EvidenceRow group={description} onFocus={setCurrent}>
            <DescriptionInput />
          </EvidenceRow>
          <FieldsRow>
            <FieldPair>
              <TemplateSelect />
              <CurrencySelect />
            </FieldPair>
          </FieldsRow>
          <EvidenceRow group={setupFee} onFocus={setCurrent}>
            <FeeInput field="setup_fee" />
          </EvidenceRow>
          <EvidenceRow group={monthlyFee} onFocus={setCurrent}>
            <FeeInput field="monthly_fee" />
          </EvidenceRow>
        </div>
        {isMarked && evidence && <TranscriptEvidence evidence={evidence} current={current} />}
      </div>
      <PartFoot note={isMarked && t('evidence.waiting', { open: counts.open, empty: counts.none })} isStatus>
        <Button variant="line" onClick={() => showPart('transcript')}>
          {t('next.back')}
        </Button>
        <Button variant="accent" onClick={() => showPart('generate')}>
          {t('next.generate')}
        </Button>
      </PartFoot>
    </PartFields>
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
