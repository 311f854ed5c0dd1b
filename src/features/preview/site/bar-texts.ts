import { getLocale, getTranslations } from 'next-intl/server'

import type { Language } from '@/i18n/languages'
import { localTime, longDate } from '@/lib/dates'
import type { BarData } from '../queries/current-preview'
import { linkHours } from '../rules'

/** Returns the texts of the bar of a preview. */
export async function barTexts({ state, language, savedAt, isGuest, zone, from, until }: BarData) {
  const locale = await getLocale()
  const t = await getTranslations('preview')
  const layout = await getTranslations('layout')
  const date = longDate(new Date(until), locale, zone)
  return {
    name: t('name'),
    state: t(`states.${state}`),
    shortState: t(`shortStates.${state}`),
    note: isGuest ? t('guest', { name: from, date }) : savedAt && (await savedText(savedAt, locale, zone)),
    language: t('language'),
    names: { en: t('english'), es: t('spanish') },
    size: t('size'),
    desktop: t('desktop'),
    phone: t('phone'),
    frame: t('frame'),
    dimensions: t('dimensions'),
    share: t('share'),
    edit: t('edit'),
    leave: t('leave'),
    leaveHint: t('leaveHint'),
    sharing: {
      title: t('sharing.title'),
      text: t(`sharing.text.${language}`),
      link: t('sharing.link'),
      copy: t('sharing.copy'),
      copied: t('sharing.copied'),
      copyFailed: t('sharing.copyFailed'),
      worksFor: t('sharing.worksFor'),
      hours: linkHours.map((hours) => ({ hours, text: t('sharing.days', { days: hours / 24 }) })),
      until: t('sharing.until', { date: '{date}' }),
      failed: t('sharing.failed'),
      archived: t('sharing.archived'),
      retry: t('sharing.retry'),
      note: t('sharing.note'),
      close: t('sharing.close'),
      revoke: {
        open: t('sharing.revoke.open'),
        heading: t('sharing.revoke.heading'),
        text: t(`sharing.revoke.text.${language}`),
        keep: t('sharing.revoke.keep'),
        confirm: t('sharing.revoke.confirm'),
        done: t('sharing.revoke.done'),
        doneText: t('sharing.revoke.doneText'),
        failed: t('sharing.revoke.failed'),
        failedText: t('sharing.revoke.failedText'),
        region: layout('region'),
      },
    },
  }
}

export type BarTexts = Awaited<ReturnType<typeof barTexts>>

/** The time of the last save in the agency's zone; its date, if that was another day. */
async function savedText(savedAt: string, locale: Language, zone: string): Promise<string> {
  const t = await getTranslations('preview')
  const [saved, now] = [new Date(savedAt), new Date()]
  if (longDate(saved, locale, zone) !== longDate(now, locale, zone))
    return t('savedOn', { date: longDate(saved, locale, zone) })
  const time = localTime(zone, locale, saved)
  // Spanish has 'a la una' and 'a las dos'.
  return t(/^1:/.test(time) ? 'savedAtOne' : 'saved', { time })
}
