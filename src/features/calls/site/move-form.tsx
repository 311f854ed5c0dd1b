'use client'

import { useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import type { Language } from '@/i18n/languages'
import { useRouter } from '@/i18n/navigation'
import { offsetAt } from '@/lib/zoned-time'
import { callDay, callTime, zonePlace, type Places } from '../call-texts'
import { personOf, withGone, type TimesToPick } from '../picker-rules'
import type { CallKind } from '../rules'
import { fill, type BookingTexts } from './booking-texts'
import { focusField } from './check-booking'
import { fetchTimes, postCall } from './send-call'
import { moveErrorOf, TakenSlip, takenTitle, type Trouble } from './taken-slip'
import { TimePicker } from './time-picker'
import { useVisitorZone } from './use-visitor-zone'
import { ZoneSelect } from './zone-select'

type Props = {
  texts: BookingTexts
  language: Language
  token: string
  free: TimesToPick
  by: CallKind
  /** The zone of the call, in which its time is shown. */
  zone: string
  places: Places
  now: number
  week?: number
  /** Of a form that was posted without scripts. */
  taken?: { at: number; nearest: string[] }
}

/** Moves a call: sent in the page with JavaScript, posted by the browser without. */
export function MoveForm(props: Props) {
  const { texts, language, token, by, places, now } = props
  const { zone, zones, choose: chooseZone, isLive } = useVisitorZone(props.zone, true)
  const [free, setFree] = useState(props.free)
  const [chosen, setChosen] = useState<number>()
  const [gone, setGone] = useState(props.taken?.at)
  const [trouble, setTrouble] = useState<Trouble | undefined>(
    props.taken && {
      title: takenTitle(texts.takenMoved, props.taken.at, language, props.zone),
      nearest: props.taken.nearest,
    },
  )
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const router = useRouter()
  const time = free.times.find(([at]) => at === chosen)
  const person = time && personOf(free, time, by)

  const choose = (at: number) => {
    setChosen(at)
    setTrouble(undefined)
    setError(undefined)
  }

  const send = async (at: number) => {
    setSending(true)
    setTrouble(undefined)
    const answer = await postCall('move-call', { token, time: new Date(at).toISOString(), time_zone: zone })
    if (answer.success) {
      router.push(`/call/${token}?moved=1`)
      router.refresh()
    }
    setSending(false)
    if (answer.success) return
    if (answer.error !== 'taken') {
      setTrouble({ title: texts.errors[moveErrorOf(answer.error)] })
      return
    }
    setGone(at)
    setChosen(undefined)
    setTrouble({ title: takenTitle(texts.takenMoved, at, language, zone), nearest: answer.times ?? [] })
    const found = await fetchTimes({ token })
    if (found) setFree(withGone(found, at))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen === undefined) {
      setError(texts.errors.time)
      focusField(event.currentTarget, 'time')
    } else if (!isSending) void send(chosen)
  }

  return (
    <>
      <form id="call-zone" method="get" noValidate={isLive} />
      <form
        action="/api/call-form"
        method="post"
        className="grid grid-cols-1 gap-6"
        noValidate={isLive}
        onSubmit={submit}
      >
        <input type="hidden" name="action" value="move" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="time_zone" value={zone} />
        <TimePicker
          {...{ texts, language, free, by, zone, places, now, chosen, gone, isLive, error }}
          week={props.week}
          onChoose={choose}
          zoneSelect={
            <ZoneSelect {...{ texts, language, zone, places, now }} more={zones} onChange={chooseZone} />
          }
          otherWays={null}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="accent" className="max-sm:w-full" aria-disabled={isSending}>
            {isSending ? texts.moving : texts.moveButton}
          </Button>
          {trouble ? (
            <TakenSlip {...{ texts, language, zone, trouble, isLive }} onPick={choose} />
          ) : (
            chosen !== undefined &&
            person && (
              <p className="note">
                <b className="block first-letter:uppercase">
                  {`${callDay(new Date(chosen), language, zone)}, ${callTime(new Date(chosen), language, zone)}`}
                </b>
                {offsetAt(person.zone, chosen) !== offsetAt(zone, chosen) &&
                  fill(texts.there, {
                    time: callTime(new Date(chosen), language, person.zone),
                    city: zonePlace(person.zone, language, places),
                  })}
              </p>
            )
          )}
        </div>
      </form>
    </>
  )
}
