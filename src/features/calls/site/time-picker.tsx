'use client'

import { useState, type ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { callDay, callTime } from '../call-texts'
import { freeInWeek, personOf, weeksOf, type PickerDay } from '../picker-rules'
import { fill } from './booking-texts'
import styles from './calls.module.css'
import { Day, WeekBar } from './picker-days'
import { Times, type TimesProps } from './picker-times'

type PickerProps = TimesProps & {
  now: number
  /** The Monday of the week to show at first. */
  week?: number
  /** Whether scripts have taken over. */
  isLive: boolean
  /** The choice of the zone, above the name of the day. */
  zoneSelect: ReactNode
  /** Shown below a week without free times, beside the button. */
  otherWays: ReactNode
  error?: string
}

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
        <div>
          {/* Between the days, which get the focus, and the times: in view with both on a phone. */}
          {props.error && (
            <p id="call-time-error" role="alert" className="mb-3 text-small font-strong text-accent">
              {props.error}
            </p>
          )}
          <div className="mb-2 flex">{props.zoneSelect}</div>
          {/* One day at a time, once scripts run: a chosen time of a hidden day would keep Tab from those that show. */}
          {week.days.map(
            (day, at) =>
              (!isLive || at === current) && (
                <div key={day.day} data-times={at}>
                  {day.times.length > 0 && <Times {...props} day={day} />}
                </div>
              ),
          )}
        </div>
      )}
    </div>
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
