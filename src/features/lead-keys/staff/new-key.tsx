'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { initialFocus, StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { Button } from '@/components/ui/button'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { sourceKey } from '@/features/leads/board-rules'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { keyLimits, keySources, USUAL_PER_MINUTE } from '../rules'
import { createLeadKeySchema } from '../schemas'

/** Makes a key and shows its value, once. */
export function NewKey({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<string>()
  return value === undefined ? (
    <KeyForm onMade={setValue} onClose={onClose} />
  ) : (
    <MadeKey value={value} onClose={onClose} />
  )
}

function KeyForm({ onMade, onClose }: { onMade: (value: string) => void; onClose: () => void }) {
  const t = useTranslations('leadKeys')
  const sources = useTranslations('leads.sources')
  const form = useVerbForm({
    given: { name: '', source: keySources[0], per_minute: String(USUAL_PER_MINUTE) },
    schema: createLeadKeySchema,
    input: (values) => values,
    mutation: changeMutation(useChangeContext(), {
      run: (input: FormOf<'create-lead-key'>) => submitForm('create-lead-key', input),
      failed: t('failed.create'),
      refetch: [['leadKeys']],
    }),
    onDone: ({ value }) => onMade(value),
  })
  return (
    <StaffDialog title={t('form.title')} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t('form.send'), sending: t('form.sending') }} takesFocus>
        <FormField form={form} name="name" label={t('form.name')} hint={t('form.nameHint')}>
          {(control) => <input {...control} type="text" autoComplete="off" maxLength={keyLimits.name} />}
        </FormField>
        <div className="grid gap-4 md:grid-cols-2">
          <FormField form={form} name="source" label={t('form.source')}>
            {(control) => (
              <select {...control}>
                {keySources.map((source) => (
                  <option key={source} value={source}>
                    {sources(sourceKey(source))}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField
            form={form}
            name="per_minute"
            label={t('form.limit')}
            hint={t('form.limitHint', { max: keyLimits.perMinute })}
          >
            {(control) => (
              <input {...control} type="text" inputMode="numeric" autoComplete="off" maxLength={3} />
            )}
          </FormField>
        </div>
      </VerbForm>
    </StaffDialog>
  )
}

/** The value of a key. It is nowhere else once the dialog is closed. */
function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTranslations('leadKeys.made')
  const [answer, setAnswer] = useState<'copied' | 'notCopied'>()
  const id = useId()
  const copy = () => {
    // A page without https has no clipboard.
    const { clipboard } = navigator as Partial<Navigator>
    const refuse = () => setAnswer('notCopied')
    if (clipboard) clipboard.writeText(value).then(() => setAnswer('copied'), refuse)
    else refuse()
  }
  return (
    <StaffDialog title={t('title')} onClose={onClose}>
      <div className={dialogBody}>
        <p>{t('text')}</p>
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {t('value')}
          </label>
          <textarea
            id={id}
            readOnly
            rows={2}
            spellCheck={false}
            value={value}
            className="field-sizing-content w-full resize-none rounded-control border border-field-line bg-sunk px-3 py-2 [font-family:ui-monospace,monospace] wrap-anywhere"
            onFocus={({ target }) => target.select()}
          />
        </div>
        <p role="status" className="min-h-5 text-small text-muted">
          {answer && t(answer)}
        </p>
      </div>
      <div className={dialogFoot}>
        <Button variant="line" size="compact" onClick={onClose}>
          {t('done')}
        </Button>
        <Button variant="accent" size="compact" ref={initialFocus} onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </StaffDialog>
  )
}
