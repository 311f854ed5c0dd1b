import { Arrow } from '@/components/ui/icons'
import { dateFormat } from '@/lib/intl-formats'
import { DAY_MS } from '@/lib/zoned-time'
import type { PickerDay } from '../picker-rules'
import { fill, type BookingTexts } from './booking-texts'
import styles from './calls.module.css'

const localeOf = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')
/** Days are whole numbers, which UTC formats as they are. */
const dayFormat = (language: string, day: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(day * DAY_MS))

type Words = { texts: BookingTexts; language: string }

type WeekBarProps = Words & {
  /** Whether scripts have taken over. */
  isLive: boolean
  week: { monday: number; days: PickerDay[] }
  isFirst: boolean
  isLast: boolean
  onTurn: (by: 1 | -1) => void
}

const turn =
  'grid size-11 cursor-pointer place-items-center rounded-full no-underline hover:bg-sunk disabled:cursor-default disabled:bg-transparent disabled:text-field-line'

/** The week, between the arrows that turn it. Before scripts the arrows submit the form of the zone, which shows another week. */
export function WeekBar({ texts, language, week, isFirst, isLast, onTurn, isLive }: WeekBarProps) {
  const last = week.days.at(-1)?.day ?? week.monday
  const name = (day: number) => dayFormat(language, day, { month: 'long', day: 'numeric' })
  const arrow = (by: 1 | -1, isEnd: boolean, label: string) => (
    <button
      type={isLive ? 'button' : 'submit'}
      form={isLive ? undefined : 'call-zone'}
      name="week"
      value={week.monday + by * 7}
      className={turn}
      disabled={isEnd}
      aria-label={label}
      onClick={() => onTurn(by)}
    >
      <Arrow back={by < 0} className="size-5" />
    </button>
  )
  return (
    <div className="-mb-3 grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-3">
      {arrow(-1, isFirst, texts.earlier)}
      <h2 className="text-center text-t2" aria-live="polite">
        {fill(texts.range, { first: name(week.monday), last: name(last) })}
      </h2>
      {arrow(1, isLast, texts.later)}
    </div>
  )
}

type DayProps = Words & {
  day: PickerDay
  index: number
  isChosen: boolean
  onChoose: () => void
}

const MAX_STEPS = 10

/** A day as a radio whose door is the taller, the more of its times are free. */
export function Day({ texts, language, day: { day, times }, index, isChosen, onChoose }: DayProps) {
  const free = times.length
  const count = free === 0 ? texts.full : free === 1 ? texts.freeOne : fill(texts.freeMany, { count: free })
  const name = dayFormat(language, day, { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <label className={styles.day} data-free={Math.min(free, MAX_STEPS)}>
      <input
        type="radio"
        name="day"
        value={day}
        data-day={index}
        disabled={free === 0}
        checked={isChosen}
        onChange={onChoose}
        aria-label={`${name}, ${count}`}
      />
      <span className="text-caption leading-[1.2]">{dayFormat(language, day, { weekday: 'short' })}</span>
      <b>{dayFormat(language, day, { day: 'numeric' })}</b>
      <small className="mt-0.5 text-note leading-[1.3]">{count}</small>
    </label>
  )
}
