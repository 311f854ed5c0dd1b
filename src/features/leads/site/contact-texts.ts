import { getTranslations } from 'next-intl/server'

import { serviceInterests } from '../rules'

/** The texts of the form, rendered by the server: no message files in the visitor's bundle. */
export async function contactTexts() {
  const t = await getTranslations('contact')
  return {
    labels: {
      name: t('form.name'),
      email: t('form.email'),
      phone: t('form.phone'),
      company: t('form.company'),
      service_interest: t('form.service'),
      message: t('form.message'),
      website: t('form.website'),
    },
    optional: t('form.optional'),
    choose: t('form.choose'),
    services: serviceInterests.map((value) => ({ value, label: t(`form.services.${value}`) })),
    send: t('form.send'),
    sending: t('form.sending'),
    required: {
      name: t('faults.required.name'),
      email: t('faults.required.email'),
      message: t('faults.required.message'),
    },
    faults: { email: t('faults.email'), too_long: t('faults.too_long'), invalid: t('faults.invalid') },
    toast: {
      errorTitle: t('toast.errorTitle'),
      required: t('toast.required'),
      invalid: t('toast.invalid'),
      failed: t('toast.failed'),
      too_many: t('toast.too_many'),
      successTitle: t('toast.successTitle'),
      success: t('toast.success'),
      close: t('toast.close'),
      region: t('toast.region'),
    },
  }
}

export type ContactTexts = Awaited<ReturnType<typeof contactTexts>>

/** The faults that a field of the form can show, by its name there. */
export const shownFaults = (
  texts: ContactTexts,
  fields: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([path, code]) => [path.replace('metadata.', ''), code] as const)
      .filter(([name]) => name in texts.labels && name !== 'website'),
  )

/** The sentence for a field's fault. */
export function faultText(texts: ContactTexts, field: string, code: string): string {
  if (code === 'required' && field in texts.required)
    return texts.required[field as keyof ContactTexts['required']]
  return texts.faults[code as keyof ContactTexts['faults']] ?? texts.faults.invalid
}
