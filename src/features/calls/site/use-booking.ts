import { useRef, useState } from 'react'

import { trackLead } from '@/features/consent/site/lead-events'
import { fetchTimingToken } from '@/features/leads/site/send-contact-form'
import { otherLanguage, type Language } from '@/i18n/languages'
import { useRouter } from '@/i18n/navigation'
import { personOf, withGone, type TimesToPick } from '../picker-rules'
import type { CallKind } from '../rules'
import type { BookingTexts } from './booking-texts'
import { checkForm, focusField, isKnownField, valuesOf, type Errors } from './check-booking'
import { fetchTimes, postCall, visitOfPage, type CallAnswer } from './send-call'
import { bookedTitle, takenTitle, troubleText, type Trouble } from './taken-slip'

/** What the page knows when it is made. */
export type BookingStart = {
  texts: BookingTexts
  language: Language
  free: TimesToPick
  /** What was typed, or is known of the visitor, by the names of the inputs. */
  values: Record<string, string>
  errors: Errors
  trouble?: { code: string; nearest: string[]; stands?: string }
}

const timeOf = (iso: string | undefined) => {
  const at = Date.parse(iso ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** What the form that posted without scripts says at first, in the zone of its page. */
function troubleOf({ texts, language, trouble, values }: BookingStart, zone: string): Trouble | undefined {
  if (!trouble || trouble.code === 'invalid') return undefined
  const { code, nearest, stands } = trouble
  const at = timeOf(values.time)
  if (code === 'taken' && at !== undefined)
    return { title: takenTitle(texts.taken, at, language, zone), nearest }
  if (code === 'conflict' && stands) return { title: bookedTitle(texts, stands, language, zone) }
  return { title: troubleText(texts, code, undefined) }
}

/** The state of the form that books a call: free times, what is chosen, what went wrong; and how it is sent. */
export function useBooking(start: BookingStart, pageZone: string, zone: string) {
  const { texts, language, values } = start
  const other = otherLanguage(language)
  const [callLanguage, setCallLanguage] = useState(values.call_language === other ? other : language)
  const [free, setFree] = useState(start.free)
  const [wanted, setWanted] = useState<CallKind>(values.by === 'phone' ? 'phone' : 'video')
  const [chosen, setChosen] = useState(timeOf(values.time))
  const [gone, setGone] = useState<number>()
  const [errors, setErrors] = useState(start.errors)
  const [trouble, setTrouble] = useState(() => troubleOf(start, pageZone))
  const [isSending, setSending] = useState(false)
  const submission = useRef<string>(undefined)
  const timingToken = useRef<Promise<string | undefined>>(undefined)
  const router = useRouter()

  const hasVideo = free.times.length === 0 || free.times.some(([, , video]) => video >= 0)
  const by = hasVideo ? wanted : 'phone'
  const time = free.times.find(([at]) => at === chosen)
  const person = time && personOf(free, time, by)
  const isFree = person !== undefined && chosen !== gone

  const clear = (name: string) => {
    if (name in errors) setErrors(({ [name]: _cleared, ...rest }) => rest)
  }

  const choose = (at: number) => {
    setChosen(at)
    setTrouble(undefined)
    clear('time')
  }

  const speak = async (next: Language) => {
    setCallLanguage(next)
    const found = await fetchTimes({ language: next })
    if (found) setFree(found)
    else setTrouble({ title: texts.loadFailed })
  }

  const lose = async (at: number, nearest: string[] = []) => {
    setGone(at)
    setTrouble({ title: takenTitle(texts.taken, at, language, zone), nearest })
    setChosen(undefined)
    const found = await fetchTimes({ language: callLanguage })
    if (found) setFree(withGone(found, at))
  }

  const explain = ({ error, fields = {}, current }: CallAnswer) => {
    if (error === 'conflict' && current?.value)
      setTrouble({ title: bookedTitle(texts, current.value, language, zone) })
    else if (Object.keys(fields).some(isKnownField)) setErrors(fields)
    else setTrouble({ title: troubleText(texts, error, fields) })
  }

  const send = async (form: HTMLFormElement, at: number) => {
    submission.current ??= (crypto as Partial<Crypto>).randomUUID?.()
    setSending(true)
    const answer = await postCall('book-call', {
      ...valuesOf(form),
      ...visitOfPage(),
      // The visitor may look at another day or week since.
      time: new Date(at).toISOString(),
      time_zone: zone,
      submission_id: submission.current,
      timing_token: await timingToken.current,
    })
    if (answer.success && answer.token) {
      trackLead(submission.current)
      router.push(`/call/${answer.token}?new=1`)
      return
    }
    setSending(false)
    if (answer.error === 'taken') await lose(at, answer.times)
    else explain(answer)
  }

  const submit = (form: HTMLFormElement) => {
    if (isSending) return
    const found = checkForm(form, isFree, by)
    setErrors(found)
    setTrouble(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(form, first)
    else if (chosen !== undefined) void send(form, chosen)
  }

  return {
    ...{ free, by, hasVideo, callLanguage, chosen, gone, person, isFree, errors, trouble, isSending },
    ...{ choose, clear, submit, setWanted },
    speak: (next: Language) => void speak(next),
    /** Once, when the visitor begins. */
    fetchToken: () => void (timingToken.current ??= fetchTimingToken()),
  }
}
