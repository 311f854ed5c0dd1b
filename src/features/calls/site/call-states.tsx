import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Chevron } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import { callDay, callTime, callWeekday, zonePlace, type Places } from '../call-texts'
import type { CallRow } from '../queries/call-row'
import { callLimits, CALL_MS } from '../rules'

/** The states of the page of a call beside the form that moves it. */

type Props = { call: CallRow; token: string; places: Places; now: number }

const linkClass = 'inline-flex min-h-11 items-center font-strong text-link underline underline-offset-4'
const calendarTime = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** What happens when. */
const Step = ({ when, title, children }: { when: string; title: string; children: ReactNode }) => (
  <li className="pt-4 pr-4">
    <p className="font-display text-t1 leading-[1.2] font-medium text-accent first-letter:uppercase">
      {when}
    </p>
    <h3 className="my-0.5 text-t1 leading-tight">{title}</h3>
    <p className="note wrap-anywhere">{children}</p>
  </li>
)

/** After booking: the date, calendars, and what happens next. */
export function BookedCall({ call, token, places, now }: Props) {
  const t = useTranslations('calls')
  const language = useLocale()
  const at = new Date(call.startsAt)
  const { timeZone: zone, person, by, callLanguage } = call
  const theirs = person?.zone ?? zone
  const isNear = at.getTime() - now < 24 * 60 * 60 * 1_000
  const where = {
    time: callTime(at, language, theirs),
    city: zonePlace(theirs, language, places),
    by,
    language: callLanguage,
  }
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: t('page.title'),
    dates: `${calendarTime(at)}/${calendarTime(new Date(at.getTime() + CALL_MS))}`,
    location: call.videoUrl ?? '',
  }).toString()
  return (
    <section aria-labelledby="booked">
      <Picture
        name="talk"
        alt={t('done.picture')}
        priority
        className="mb-4 h-auto w-full rounded-tl-(--r-corner) border-b-(length:--deck-h) border-deck bg-[var(--art-sky)]"
      />
      <h2 id="booked" className="text-t4 first-letter:uppercase">
        {t('done.title', { day: callDay(at, language, zone), time: callTime(at, language, zone) })}
      </h2>
      <p className="lead mt-2">
        {person?.name ? t('done.text', { ...where, name: person.name }) : t('done.textNameless', where)}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          href={`/api/call-file?token=${encodeURIComponent(token)}`}
          download
          className={buttonClass('accent', 'normal', 'max-sm:w-full')}
        >
          {t('done.calendar')}
        </a>
        <a
          href={`https://calendar.google.com/calendar/render?${google}`}
          rel="noopener noreferrer"
          className={linkClass}
        >
          {t('done.google')}
        </a>
        <Link href={`/call/${token}`} prefetch={false} className={linkClass}>
          {t('done.move')}
        </Link>
        <Link href={`/call/${token}#cancel`} prefetch={false} className={linkClass}>
          {t('done.cancel')}
        </Link>
      </div>
      <ol className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] border-t-2 border-line-strong">
        <Step when={t('done.now')} title={t('done.nowTitle')}>
          {t('done.nowText', { email: call.lead.email })}
        </Step>
        <Step when={t(isNear ? 'done.remindHour' : 'done.remindDay')} title={t('done.remindTitle')}>
          {t(isNear ? 'done.remindSoonText' : 'done.remindText')}
        </Step>
        <Step
          when={t('done.planWhen', { weekday: callWeekday(at, language, zone) })}
          title={t('done.planTitle')}
        >
          {t('done.planText')}
        </Step>
      </ol>
    </section>
  )
}

/** Cancels the call by POST: opening the page changes nothing. */
export function CancelForm({ token, isOpen }: { token: string; isOpen: boolean }) {
  const t = useTranslations('calls')
  return (
    <details id="cancel" open={isOpen} className="group/cancel mt-16 border-y border-line">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 font-display text-t2 leading-[1.16] font-head">
        {t('manage.cancel')}
        <Chevron className="size-4.5 flex-none transition-transform group-open/cancel:rotate-180" />
      </summary>
      <form action="/api/call-form" method="post" className="grid gap-4 pb-5">
        <input type="hidden" name="action" value="cancel" />
        <input type="hidden" name="language" value={useLocale()} />
        <input type="hidden" name="token" value={token} />
        <p>{t('manage.cancelText')}</p>
        <div data-field="">
          <label htmlFor="call-reason">
            {t('manage.reason')} <span>{t('form.optional')}</span>
          </label>
          <textarea id="call-reason" name="reason" rows={2} maxLength={callLimits.reason} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" className={buttonClass('line', 'normal', 'max-sm:w-full')}>
            {t('manage.cancelButton')}
          </button>
          <Link href={`/call/${token}?new=1`} prefetch={false} className={linkClass}>
            {t('manage.keep')}
          </Link>
        </div>
      </form>
    </details>
  )
}

/** After the call was cancelled. */
export function CancelledCall({ call }: Pick<Props, 'call'>) {
  const t = useTranslations('calls.cancelled')
  return (
    <section aria-labelledby="cancelled">
      <h2 id="cancelled" className="text-t4">
        {t('title')}
      </h2>
      <p className="lead mt-2 wrap-anywhere">{t('text', { email: call.lead.email })}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          href="/contact/call"
          prefetch={false}
          className={buttonClass('accent', 'normal', 'max-sm:w-full')}
        >
          {t('again')}
        </Link>
        <Link href="/" prefetch={false} className={linkClass}>
          {t('home')}
        </Link>
      </div>
    </section>
  )
}

/** A call that has begun or that begins too soon: never without a way on. */
export function PastCall({ call, isSoon }: Pick<Props, 'call'> & { isSoon: boolean }) {
  const t = useTranslations('calls')
  const language = useLocale()
  const at = new Date(call.startsAt)
  const when = { day: callDay(at, language, call.timeZone), time: callTime(at, language, call.timeZone) }
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="text-t4">
        {t(isSoon ? 'manage.soon' : 'past.title')}
      </h2>
      <p className="lead mt-2">{isSoon ? t('manage.soonText') : t('past.text', when)}</p>
      <ol className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-6 border-t-2 border-line-strong pt-4">
        {!isSoon && (
          <li className="grid content-start justify-items-start gap-3">
            <h3 className="text-t1">{t('past.missed')}</h3>
            <p className="note">{t('past.missedText')}</p>
            <Link href="/contact/call" prefetch={false} className={buttonClass('accent')}>
              {t('past.again')}
            </Link>
          </li>
        )}
        <li className="grid content-start justify-items-start gap-3">
          <h3 className="text-t1">{t('past.else')}</h3>
          <p className="note">{t('past.elseText')}</p>
          <Link href="/contact" prefetch={false} className={linkClass}>
            {t('past.write')}
          </Link>
        </li>
      </ol>
    </section>
  )
}
