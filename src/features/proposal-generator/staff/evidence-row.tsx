'use client'

import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import {
  evidenceGroups,
  evidenceState,
  groupState,
  extractedText,
  isUnread,
  withValue,
  type EvidenceState,
} from '../evidence-rules'
import type { EvidenceField } from '../generator-form'
import { FieldsRow } from './fields-row'
import { momentOf } from './transcript-lines'
import { useGenerator } from './generator-context'

type Group = (typeof evidenceGroups)[number]
type Props = { group: Group; onFocus: (number: number) => void; children: ReactNode }

/** Fields that are shown together, with the words of the call they came from. */
export function EvidenceRow({ group, onFocus, children }: Props) {
  const { state, task } = useGenerator()
  const known = groupState(state.form, task?.evidence ?? null, group)
  const number = evidenceGroups.indexOf(group) + 1
  return (
    <FieldsRow
      known={known}
      number={number}
      said={known && <Said group={group} known={known} />}
      onFocus={() => onFocus(number)}
    >
      {children}
    </FieldsRow>
  )
}

const line = 'flex flex-wrap items-center gap-x-2.5 gap-y-0.5 wrap-anywhere'

/** The quotes of a group, and what a person does with them. */
function Said({ group, known }: { group: Group; known: EvidenceState }) {
  const { texts: t, store, state, task } = useGenerator()
  const evidence = task?.evidence
  if (!evidence) return null
  const { form } = state
  const stateOf = (field: EvidenceField) => evidenceState(form, evidence, field)
  const fields: readonly EvidenceField[] = group
  const quotes = [...new Set(fields.flatMap((field) => evidence.quotes[field] ?? []))]
  const open = fields.filter((field) => stateOf(field) === 'open')
  const others = fields.filter((field) => stateOf(field) === 'other')
  const empty = fields.filter((field) => stateOf(field) === 'none')
  const isConfirmed = open.length === 0 && fields.some((field) => stateOf(field) === 'confirmed')
  const confirm = (added: readonly EvidenceField[]) =>
    store.changeForm({ confirmed: [...new Set([...store.get().form.confirmed, ...added])] })
  const use = (field: EvidenceField) => {
    const changed = withValue(store.get().form, field, extractedText(evidence, field))
    store.change({ form: { ...changed, confirmed: [...new Set([...changed.confirmed, field])] } })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
      {quotes.map((quote) => {
        const at = momentOf(state.transcript, quote)
        return (
          <p
            key={quote}
            className={`${line} basis-full border-l-2 pl-2.5 ${known === 'confirmed' ? 'border-emerald-mark' : 'border-yellow-mark'}`}
          >
            <q className="italic">{quote}</q>
            {at && <span className="text-muted">{at}</span>}
          </p>
        )
      })}
      {empty.map((field) => (
        <p key={field} className={`${line} text-muted`}>
          {isUnread(evidence, field) ? t(`evidence.unread.${field}`) : t(`evidence.none.${field}`)}
        </p>
      ))}
      {others.map((field) => (
        <p key={field} className={line}>
          <Button variant="line" size="compact" onClick={() => use(field)}>
            {t('evidence.use', { value: extractedText(evidence, field).slice(0, 60) })}
          </Button>
        </p>
      ))}
      {open.length > 0 && (
        <Button variant="line" size="compact" className="ms-auto" onClick={() => confirm(open)}>
          {t('evidence.confirm')}
          <span className="sr-only">{`: ${open.map((field) => t(`fields.${field}`)).join(', ')}`}</span>
        </Button>
      )}
      {isConfirmed && (
        <p className={`${line} font-strong text-emerald-text`}>
          <Icon name="check" />
          {t('evidence.confirmed')}
        </p>
      )}
    </div>
  )
}
