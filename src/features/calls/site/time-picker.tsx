'use client'

import { useState, type ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { callDay, callTime, zonePlace, type Places } from '../call-texts'
import { freeInWeek, partOfDay, personOf, weeksOf, type PickerDay, type TimesToPick } from '../picker-rules'
import type { CallKind } from '../rules'
import { dateFormat } from '@/lib/intl-formats'
import { DAY_MS } from '@/lib/zoned-time'
import { fill, type BookingTexts } from './booking-texts'
import styles from './calls.module.css'

/** What the picker needs from whoever shows it. Times are milliseconds since 1970. */
export type PickerProps = {
  texts: BookingTexts
  language: string
  free: TimesToPick
  by: CallKind
  zone: string
  places: Places
  now: number
  /** The Monday of the week to show at first. */
  week?: number
  chosen: number | undefined
  onChoose: (at: number) => void
  /** A time that someone else has just taken. */
  gone?: number
  /** Whether scripts have taken over. */
  isLive: boolean
  /** The choice of the zone, in the row of the day. */
  zoneSelect: ReactNode
  /** Shown below a week without free times, beside the button. */
  otherWays: ReactNode
  error?: string
}

const localeOf = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')
/** Days are whole numbers, which UTC formats as they are. */
const dayFormat = (language: string, day: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(day * DAY_MS))

/** Week, days and times as radios: arrows move among those of a group, Tab leaves it. Works before scripts. */
export function TimePicker(props: PickerProps) {
  const { texts, language, by, zone, now, chosen, isLive } = props
  const times = props.free.times.filter((time) => personOf(props.free, time, by) ?? time[0] === props.gone)
  const weeks = weeksOf(times, zone, now)
  const first = weeks.findIndex((week) =>
    week.days.some((day) =>
      chosen === undefined ? day.times.length > 0 : day.times.some(([at]) => at === chosen),
    ),
  )
  const [turned, setTurned] = useState<{ index: number; day?: number }>()
  const asked = weeks.findIndex(({ monday }) => monday === props.week)
  const index = Math.min(turned?.index ?? (asked >= 0 ? asked : Math.max(0, first)), weeks.length - 1)
  const week = weeks[index]
  if (!week) return null
  const ofChosen = week.days.findIndex(({ times: free }) => free.some(([at]) => at === chosen))
  const picked = week.days.findIndex(({ day }) => day === turned?.day)
  const firstFree = week.days.findIndex(({ times: free }) => free.length > 0)
  const current = picked >= 0 ? picked : ofChosen >= 0 ? ofChosen : firstFree
  const next = weeks.findIndex((one, at) => at > index && freeInWeek(one) > 0)
  return (
    <div className={`grid grid-cols-1 gap-6 ${styles.root ?? ''}`} data-live={isLive ? '' : undefined}>
      <WeekBar
        {...{ texts, language, week }}
        isFirst={index === 0}
        isLast={index === weeks.length - 1}
        onTurn={(by_) => setTurned({ index: index + by_ })}
        isLive={isLive}
      />
      <div>
        <fieldset className={styles.days}>
          <legend className="sr-only">{texts.pickDay}</legend>
          {week.days.map((day, at) => (
            <Day
              key={day.day}
              {...{ texts, language, day }}
              index={at}
              isChosen={at === current}
              onChoose={() => setTurned({ index, day: day.day })}
            />
          ))}
        </fieldset>
        {firstFree < 0 && (
          <NoTimes
            {...props}
            next={weeks[next]?.days.find(({ times: free }) => free.length > 0)}
            onSee={() => setTurned({ index: next })}
          />
        )}
      </div>
      {firstFree >= 0 && (
        <div className="relative">
          {/* Beside the name of the day where there is room. */}
          <div className="flex justify-end max-xl:mb-2 max-xl:justify-start xl:absolute xl:top-0 xl:right-0">
            {props.zoneSelect}
          </div>
          {week.days.map((day, at) => (
            <div key={day.day} data-times={at} hidden={isLive && at !== current}>
              {day.times.length > 0 && <Times {...props} day={day} />}
            </div>
          ))}
          {props.error && (
            <p id="call-time-error" role="alert" className="mt-3 text-small font-strong text-accent">
              {props.error}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

type WeekBarProps = Pick<PickerProps, 'texts' | 'language' | 'isLive'> & {
  week: { monday: number; days: PickerDay[] }
  isFirst: boolean
  isLast: boolean
  onTurn: (by: 1 | -1) => void
}

const turn =
  'grid size-11 cursor-pointer place-items-center rounded-full no-underline hover:bg-sunk disabled:cursor-default disabled:bg-transparent disabled:text-field-line'

/** Before scripts the arrows submit the form of the zone, which shows another week. */
function WeekBar({ texts, language, week, isFirst, isLast, onTurn, isLive }: WeekBarProps) {
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

type DayProps = Pick<PickerProps, 'texts' | 'language'> & {
  day: PickerDay
  index: number
  isChosen: boolean
  onChoose: () => void
}

const MAX_STEPS = 10

function Day({ texts, language, day: { day, times }, index, isChosen, onChoose }: DayProps) {
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

function Times(props: PickerProps & { day: PickerDay }) {
  const { texts, language, day, zone, places, chosen, onChoose, gone, free, by } = props
  /** The person's time; undefined when their clock shows the same. */
  const timeThere = (other: string, at: number) => {
    const [own, theirs] = [zone, other].map((one) => callTime(new Date(at), language, one))
    return own === theirs ? undefined : theirs
  }
  const others = day.times.flatMap((time) => {
    const person = personOf(free, time, by)
    return person && timeThere(person.zone, time[0]) ? [person] : []
  })
  const [first] = others
  const only = first && others.every((person) => person.zone === first.zone) ? first : undefined
  return (
    <>
      <h3 className="mb-3 min-h-11 content-center text-t2 first-letter:uppercase">
        {callDay(new Date(day.day * DAY_MS), language, 'UTC')}
      </h3>
      {/* On phones the city is said once. */}
      {only && (
        <p className="mb-3 text-note leading-[1.4] text-muted min-[54rem]:hidden">
          {fill(only.name ? texts.also : texts.alsoNameless, {
            name: (only.name ?? '').split(' ')[0] ?? '',
            city: zonePlace(only.zone, language, places),
          })}
        </p>
      )}
      {([0, 1, 2] as const).map((part) => {
        const times = day.times.filter(([at]) => partOfDay(zone, at) === part)
        if (times.length === 0) return null
        return (
          <fieldset key={part} className="mt-4 min-w-0 border-0">
            <legend className="mb-1.5 text-caption text-muted">{texts.parts[part]}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-2 min-[54rem]:grid-cols-3">
              {times.map((time) => {
                const [at] = time
                const person = personOf(free, time, by)
                const there = person && timeThere(person.zone, at)
                return (
                  <label key={at} className={styles.time} data-gone={at === gone ? '' : undefined}>
                    <input
                      type="radio"
                      name="time"
                      value={new Date(at).toISOString()}
                      required
                      disabled={at === gone}
                      checked={at === chosen}
                      onChange={() => onChoose(at)}
                    />
                    <b>{callTime(new Date(at), language, zone)}</b>
                    {person && there && (
                      <small>
                        {there}{' '}
                        <span className={only ? 'max-[54rem]:hidden' : undefined}>
                          {fill(texts.there, {
                            time: '',
                            city: zonePlace(person.zone, language, places),
                          }).trim()}
                        </span>
                      </small>
                    )}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
    </>
  )
}

function NoTimes(props: PickerProps & { next: PickerDay | undefined; onSee: () => void }) {
  const { texts, language, zone, next, onSee, otherWays } = props
  const [at] = next?.times[0] ?? []
  return (
    <div className={styles.slip} role="status">
      <h3 className="text-t3">{at ? texts.noneWeek : texts.noneAll}</h3>
      <p className="mt-1.5 text-t1 leading-[1.4]">
        {at
          ? fill(texts.noneNext, {
              day: callDay(new Date(at), language, zone),
              time: callTime(new Date(at), language, zone),
            })
          : texts.noneAllText}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {at && (
          <button type="button" className={buttonClass('accent')} onClick={onSee}>
            {texts.seeWeek}
          </button>
        )}
        {otherWays}
      </div>
    </div>
  )
}
