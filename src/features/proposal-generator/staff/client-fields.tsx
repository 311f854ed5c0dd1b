'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LanguageOptions } from '@/components/staff/languages'
import { ClientPicker, clientOptionsQuery } from '@/features/clients/staff/client-picker'
import type { Language } from '@/i18n/languages'
import { evidenceGroups } from '../evidence-rules'
import { EvidenceRow } from './evidence-row'
import { useGenerator } from './generator-context'
import { PersonInput, useMissing } from './generator-fields'
import { useLostFocus } from './use-lost-focus'

type Props = { onFocus: (number: number) => void }

/** For whom the proposal is: a client that is chosen, or a new one that is created with it. */
export function ClientFields({ onFocus }: Props) {
  const { texts: t, store, state, errors } = useGenerator()
  const missing = useMissing()
  const { clientKind, client } = state.form
  const row = useRef<HTMLDivElement>(null)
  useLostFocus(row, `${clientKind} ${client?.id ?? ''}`, ['button, input'])
  return (
    <>
      <div className="evidence-row evidence-free">
        <span className="evidence-number" aria-hidden="true" />
        <fieldset className="evidence-fields generator-kind">
          <legend>{t('client.legend')}</legend>
          {(['existing', 'new'] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="client-kind"
                checked={clientKind === kind}
                onChange={() => store.changeForm({ clientKind: kind })}
              />
              {t(`client.${kind}`)}
            </label>
          ))}
        </fieldset>
      </div>
      {clientKind === 'existing' ? (
        <div ref={row} className="evidence-row evidence-free">
          <span className="evidence-number" aria-hidden="true" />
          <div className="evidence-fields">
            <ClientPicker
              client={client ?? undefined}
              hasFocus={false}
              error={errors.client ? t('client.gone') : missing('client')}
              onChange={(chosen) => store.changeForm({ client: chosen ?? null })}
            />
          </div>
        </div>
      ) : (
        <NewClientFields onFocus={onFocus} />
      )}
    </>
  )
}

function NewClientFields({ onFocus }: Props) {
  const [names, company, phone] = evidenceGroups
  return (
    <>
      <EvidenceRow group={names} onFocus={onFocus}>
        <div className="generator-pair">
          <PersonInput field="first_name" />
          <PersonInput field="last_name" />
        </div>
      </EvidenceRow>
      <EvidenceRow group={company} onFocus={onFocus}>
        <div className="generator-pair">
          <PersonInput field="company_name" />
          <PersonInput field="email" />
        </div>
        <SameAddress />
      </EvidenceRow>
      <EvidenceRow group={phone} onFocus={onFocus}>
        <div className="generator-pair">
          <PersonInput field="phone" />
          <LanguageSelect />
        </div>
      </EvidenceRow>
    </>
  )
}

/** The language of a new client has no default, because nothing implies it. */
function LanguageSelect() {
  const { texts: t, store, state } = useGenerator()
  const missing = useMissing()
  return (
    <Field label={t('client.language')} hint={t('client.languageHint')} error={missing('language')}>
      {(props) => (
        <select
          {...props}
          name="language"
          value={state.form.newLanguage}
          onChange={({ target }) => store.changeForm({ newLanguage: target.value as Language | '' })}
        >
          <LanguageOptions ask={t('client.chooseLanguage')} />
        </select>
      )}
    </Field>
  )
}

/** Offers the client that has the email address of the new one already. */
function SameAddress() {
  const { texts: t, store, state } = useGenerator()
  const email = state.form.newClient.email.trim().toLowerCase()
  const { data } = useQuery({ ...clientOptionsQuery(email), enabled: /^\S+@\S+\.\S+$/.test(email) })
  const same = data?.clients.find((client) => client.email === email)
  if (!same) return null
  return (
    <p className="generator-note generator-same" role="status">
      {t('taken', { name: same.name })}
      <Button
        variant="line"
        size="compact"
        onClick={() => store.changeForm({ clientKind: 'existing', client: same })}
      >
        {t('client.use', { name: same.name })}
      </Button>
    </p>
  )
}
