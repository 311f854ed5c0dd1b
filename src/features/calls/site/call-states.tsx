import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Chevron } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import { callDay, callTime } from '../call-texts'
import type { CallRow } from '../queries/call-row'
import { callLimits } from '../rules'

/** The states of the page of a call beside the forms that book and move it, and what they share. */

type Props = { call: CallRow }

/** The look of the picture and of links in each state. */
export const statePicture = 'mb-4 h-auto w-full rounded-tl-(--r-corner)'
export const linkClass =
  'inline-flex min-h-11 items-center font-strong text-link underline underline-offset-4'

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
export function CancelledCall({ call }: Props) {
  const t = useTranslations('calls.cancelled')
  return (
    <section aria-labelledby="cancelled">
      <Picture name="call-cancelled" alt={t('picture')} priority className={statePicture} />
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

const way =
  'py-3 min-[40rem]:not-first:border-l-2 min-[40rem]:not-first:border-line-strong min-[40rem]:not-first:pl-4'

/** A call that begins too soon to be changed, or that is on: when it is, and the way in. */
export function SoonCall({ call, now, summary }: Props & { now: number; summary: ReactNode }) {
  const t = useTranslations('calls')
  const { by, videoUrl, phone } = call
  return (
    <section aria-labelledby="soon" className="deck pt-6">
      <h2 id="soon" className="text-t4">
        {t(now < new Date(call.startsAt).getTime() ? 'manage.soon' : 'manage.on')}
      </h2>
      {summary}
      {by === 'phone' && phone && <p className="lead mt-5 wrap-anywhere">{t('done.number', { phone })}</p>}
      {by === 'video' && videoUrl && (
        <a
          href={videoUrl}
          rel="noopener noreferrer"
          className={buttonClass('accent', 'normal', 'mt-6 max-sm:w-full')}
        >
          {t('mail.open')}
        </a>
      )}
      <p className="mt-6 text-muted">{t('manage.soonText')}</p>
      <Link href="/contact" prefetch={false} className={linkClass}>
        {t('past.write')}
      </Link>
    </section>
  )
}

/** A call that is over: never without a way on. */
export function PastCall({ call }: Props) {
  const t = useTranslations('calls')
  const language = useLocale()
  const at = new Date(call.startsAt)
  const when = { day: callDay(at, language, call.timeZone), time: callTime(at, language, call.timeZone) }
  return (
    <section aria-labelledby="past" className="deck pt-6">
      <h2 id="past" className="text-t4">
        {t('past.title')}
      </h2>
      <p className="lead mt-2">{t('past.text', when)}</p>
      <ol className="mt-8 grid border-t-2 border-line-strong min-[40rem]:grid-cols-2">
        <li className={way}>
          <h3 className="text-t1">{t('past.missed')}</h3>
          <p className="note">{t('past.missedText')}</p>
          <Link href="/contact/call" prefetch={false} className={buttonClass('accent', 'normal', 'mt-4')}>
            {t('past.again')}
          </Link>
        </li>
        <li className={way}>
          <h3 className="text-t1">{t('past.else')}</h3>
          <p className="note">{t('past.elseText')}</p>
          <Link href="/contact" prefetch={false} className={`${linkClass} mt-2`}>
            {t('past.write')}
          </Link>
        </li>
      </ol>
    </section>
  )
}
