import { getTranslations } from 'next-intl/server'

/** Returns the texts of booking, translated on the server: browsers download no message files. `{...}` is filled in there. */
export async function bookingTexts() {
  const t = await getTranslations('calls')
  const keep = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  const summaries = (key: 'with' | 'nameless') =>
    Object.fromEntries(
      (['video', 'phone'] as const).flatMap((by) =>
        (['en', 'es'] as const).map((language) => [
          `${by} ${language}`,
          t(`summary.${key}`, { name: '{name}', by, language }),
        ]),
      ),
    )
  return {
    range: t('week.range', keep('first', 'last') as { first: string; last: string }),
    earlier: t('week.earlier'),
    later: t('week.later'),
    pickDay: t('day.legend'),
    pickTime: t('time.legend'),
    freeOne: t('day.free', { count: 1 }),
    freeMany: t('day.free', { count: 2 }).replace('2', '{count}'),
    full: t('day.full'),
    parts: [t('time.morning'), t('time.afternoon'), t('time.evening')] as const,
    there: t('time.there', { time: '{time}', city: '{city}' }),
    also: t('time.also', { name: '{name}', city: '{city}' }),
    alsoNameless: t('time.alsoNameless', { city: '{city}' }),
    zone: t('zone.label'),
    showTimes: t('zone.change'),
    name: t('form.name'),
    email: t('form.email'),
    language: t('form.language'),
    languages: { en: t('form.languages.en'), es: t('form.languages.es') },
    by: t('form.by'),
    kinds: { video: t('form.kinds.video'), phone: t('form.kinds.phone') },
    phone: t('form.phone'),
    phoneHint: t('form.phoneHint'),
    topic: t('form.topic'),
    optional: t('form.optional'),
    website: t('form.website'),
    send: t('form.send'),
    sending: t('form.sending'),
    summary: summaries('with'),
    summaryNameless: summaries('nameless'),
    timeRange: t('summary.range', { from: '{from}', to: '{to}' }),
    yours: t('summary.yours', { city: '{city}' }),
    theirs: t('summary.theirs', { name: '{name}', city: '{city}' }),
    ours: t('summary.ours', { city: '{city}' }),
    errors: {
      time: t('errors.time'),
      name: t('errors.name'),
      email: t('errors.email'),
      emailInvalid: t('errors.emailInvalid'),
      phone: t('errors.phone'),
      phoneShort: t('errors.phoneShort'),
      too_long: t('errors.too_long'),
      invalid: t('errors.invalid'),
      form: t('errors.form'),
      too_many: t('errors.too_many'),
      filled: t('errors.filled'),
      failed: t('errors.failed'),
      booked: t('errors.booked', { day: '{day}', time: '{time}' }),
      moveFailed: t('errors.moveFailed'),
      moveClosed: t('errors.moveClosed'),
    },
    noneWeek: t('none.week'),
    noneNext: t('none.next', { day: '{day}', time: '{time}' }),
    seeWeek: t('none.see'),
    noneAll: t('none.all'),
    noneAllText: t('none.allText'),
    write: t('none.write'),
    whatsapp: t('none.whatsapp'),
    loadFailed: t('none.failed'),
    taken: t('taken.title', { time: '{time}' }),
    takenMoved: t('taken.moved', { time: '{time}' }),
    nearest: t('taken.nearest'),
    nothing: t('taken.nothing'),
    moveButton: t('manage.moveButton'),
    moving: t('manage.moving'),
  }
}

export type BookingTexts = Awaited<ReturnType<typeof bookingTexts>>

/** Fills the placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
