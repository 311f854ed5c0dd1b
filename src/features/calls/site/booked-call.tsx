import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import { offsetAt } from '@/lib/zoned-time'
import { callDay, callTime, callWeekday, firstName, zonePlace, type Places } from '../call-texts'
import type { CallRow } from '../queries/call-row'
import { CALL_MS } from '../rules'
import { linkClass, statePicture } from './call-states'
import { FocusedSection } from './focused-section'

type Props = { call: CallRow; token: string; brand: string; places: Places; now: number }

const calendarTime = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** What happens when. */
const Step = ({ when, title, children }: { when: string; title: string; children: ReactNode }) => (
  <li className="border-t border-l-2 border-line border-l-line-strong px-4 py-3">
    <p className="font-display text-t1 leading-[1.2] font-medium text-accent first-letter:uppercase">
      {when}
    </p>
    <h3 className="my-0.5 text-t1 leading-tight">{title}</h3>
    <p className="note wrap-anywhere">{children}</p>
  </li>
)

/** An address that breaks before its dots and its @, and inside a word only where that does not fit. */
const EmailParts = ({ address }: { address: string }) =>
  address.split(/(?=[@.])/).flatMap((part, index) => [<wbr key={index} />, part])

/** After booking or moving: the date, calendars, and what happens next. */
export function BookedCall({ call, token, brand, places, now }: Props) {
  const t = useTranslations('calls')
  const language = useLocale()
  const at = new Date(call.startsAt)
  const { timeZone: zone, person, by, callLanguage } = call
  const theirZone = person?.zone ?? zone
  const isNear = at.getTime() - now < 24 * 60 * 60 * 1_000
  const way = { by, language: callLanguage }
  const there = { time: callTime(at, language, theirZone), city: zonePlace(theirZone, language, places) }
  const sentences = [
    offsetAt(theirZone, at.getTime()) !== offsetAt(zone, at.getTime()) &&
      (person?.name
        ? t('done.there', { ...there, name: firstName(person.name) })
        : t('done.thereNameless', there)),
    person?.name ? t('done.text', { ...way, name: person.name }) : t('done.textNameless', way),
    call.videoUrl && t('done.link'),
    by === 'phone' && call.phone && t('done.number', { phone: call.phone }),
  ]
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: t('event.summary', { brand }),
    dates: `${calendarTime(at)}/${calendarTime(new Date(at.getTime() + CALL_MS))}`,
    location: call.videoUrl ?? '',
  }).toString()
  return (
    <FocusedSection aria-labelledby="booked">
      <Picture name="call-booked" alt={t('done.picture')} priority className={statePicture} />
      <h2 id="booked" className="text-t4 first-letter:uppercase">
        {t('done.title', { day: callDay(at, language, zone), time: callTime(at, language, zone) })}
      </h2>
      <p className="lead mt-2 wrap-anywhere">{sentences.filter(Boolean).join(' ')}</p>
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
        <Link href={`/call/${token}?cancel=1#cancel`} prefetch={false} className={linkClass}>
          {t('done.cancel')}
        </Link>
      </div>
      {/* Columns between lines, as many as fit, or hairlines between rows: the outer lines are cut off. */}
      <div className="mt-8 overflow-hidden border-t-2 border-line-strong">
        <ol className="-mt-px -ml-4.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]">
          <Step when={t('done.now')} title={t('done.nowTitle')}>
            {t.rich('done.nowText', { email: () => <EmailParts address={call.lead.email} /> })}
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
      </div>
    </FocusedSection>
  )
}
