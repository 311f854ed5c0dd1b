import { getTranslations } from 'next-intl/server'

import { formFields, type FormFieldName } from '../fields'

type Option = { value: string; label: string }

/** Returns the texts of the contact form. They are translated on the server, because browsers download no message files. */
export async function contactTexts() {
  const t = await getTranslations('contact')
  const requiredFields = formFields.filter(({ required }) => required)
  return {
    labels: Object.fromEntries(formFields.map(({ formName }) => [formName, t(`form.${formName}`)])) as Record<
      FormFieldName,
      string
    >,
    hints: { message: t('form.messageHint') } as Partial<Record<FormFieldName, string>>,
    options: Object.fromEntries(
      formFields.map(({ formName, options = [], optionTexts = '' }) => [
        formName,
        options.map((value) => ({
          value,
          label: t(`form.${optionTexts}.${value}` as 'form.services.other'),
        })),
      ]),
    ) as Record<FormFieldName, Option[]>,
    website: t('form.website'),
    optional: t('form.optional'),
    choose: t('form.choose'),
    send: t('form.send'),
    sending: t('form.sending'),
    required: Object.fromEntries(
      requiredFields.map(({ formName }) => [
        formName,
        t(`errors.required.${formName}` as 'errors.required.name'),
      ]),
    ) as Partial<Record<string, string>>,
    errors: { email: t('errors.email'), too_long: t('errors.too_long'), invalid: t('errors.invalid') },
    toast: {
      errorTitle: t('toast.errorTitle'),
      required: t('toast.required'),
      invalid: t('toast.invalid'),
      failed: t('toast.failed'),
      too_many: t('toast.too_many'),
      filled: t('toast.filled'),
      successTitle: t('toast.successTitle'),
      success: t('toast.success'),
      close: t('toast.close'),
      region: t('toast.region'),
    },
    failure: {
      title: t('failure.title'),
      mail: t('failure.mail', { email: '{email}' }),
      subject: t('failure.subject'),
    },
    again: t('thanks.again'),
    home: t('thanks.back'),
  }
}

export type ContactTexts = Awaited<ReturnType<typeof contactTexts>>

/** Converts error codes by input path to codes by input name, for the fields of the form. Drops all others. */
export function shownFieldErrors(errors: Record<string, string> = {}): Record<string, string> {
  const shown = formFields.flatMap(({ formName, input }) => {
    const code = errors[input] ?? errors[formName]
    return code ? [[formName, code] as const] : []
  })
  return Object.fromEntries(shown)
}

/** Returns the text for the error code of a field. */
export function fieldErrorText(texts: ContactTexts, formName: string, code: string): string {
  const required = code === 'required' ? texts.required[formName] : undefined
  const errors: Partial<Record<string, string>> = texts.errors
  return required ?? errors[code] ?? texts.errors.invalid
}
