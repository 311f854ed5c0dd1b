'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { LanguageOptions } from '@/components/staff/languages'
import { ClientPicker, clientOptionsQuery } from '@/features/clients/staff/client-picker'
import type { Language } from '@/i18n/languages'
import { evidenceGroups } from '../evidence-rules'
import { EvidenceRow } from './evidence-row'
import { useGenerator } from './generator-context'
import { FieldsRow } from './fields-row'
import { FieldPair, PersonInput, useMissing } from './generator-fields'
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
      <FieldsRow>
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-x-6 gap-y-1 border-0 p-0">
          <legend className="mb-1.5 p-0 font-strong">{t('client.legend')}</legend>
          {(['existing', 'new'] as const).map((kind) => (
            <label
              key={kind}
              className="inline-flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-11"
            >
              <input
                type="radio"
                className="size-4.5 accent-accent-fill"
                name="client-kind"
                checked={clientKind === kind}
                onChange={() => store.changeForm({ clientKind: kind })}
              />
              {t(`client.${kind}`)}
            </label>
          ))}
        </fieldset>
      </FieldsRow>
      {clientKind === 'existing' ? (
        <FieldsRow ref={row}>
          <ClientPicker
            client={client ?? undefined}
            hasFocus={false}
            error={errors.client ? t('client.gone') : missing('client')}
            onChange={(chosen) => store.changeForm({ client: chosen ?? null })}
          />
        </FieldsRow>
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
        <FieldPair>
          <PersonInput field="first_name" />
          <PersonInput field="last_name" />
        </FieldPair>
      </EvidenceRow>
      <EvidenceRow group={company} onFocus={onFocus}>
        <FieldPair>
          <PersonInput field="company_name" />
          <PersonInput field="email" />
        </FieldPair>
        <SameAddress />
      </EvidenceRow>
      <EvidenceRow group={phone} onFocus={onFocus}>
        <FieldPair>
          <PersonInput field="phone" />
          <LanguageSelect />
        </FieldPair>
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
    <div role="status" className="mt-3">
      <Notice
        tone="info"
        action={
          <Button
            variant="line"
            size="compact"
            onClick={() => store.changeForm({ clientKind: 'existing', client: same })}
          >
            {t('client.use', { name: same.name })}
          </Button>
        }
      >
        {t('taken', { name: same.name })}
      </Notice>
    </div>
  )
}
