import { callDay, callTime } from '../call-texts'
import { fill, type BookingTexts } from './booking-texts'

/** Says that a time was taken or that sending failed. */
export type Trouble = { title: string; nearest?: string[] }

type Props = {
  texts: BookingTexts
  language: string
  zone: string
  trouble: Trouble
  onPick: (at: number) => void
  isLive: boolean
}

/** Once, when it appears. */
const takeFocus = (slip: HTMLElement | null) => slip?.focus()

/** Stays beside the button: what went wrong, and the closest free times. Before scripts they are links in the page's words. */
export function TakenSlip({ texts, language, zone, trouble, onPick, isLive }: Props) {
  const { title, nearest } = trouble
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className="flex-[1_1_22em] rounded-[1.625rem] rounded-bl-none border-2 border-accent bg-surface px-6 py-4 leading-[1.5] focus-visible:outline-none"
    >
      <h3 className="text-t1">{title}</h3>
      {nearest && <p>{nearest.length > 0 ? texts.nearest : texts.nothing}</p>}
      {nearest && nearest.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {nearest.map((iso) => {
            const at = new Date(iso)
            const label = `${callDay(at, language, zone)}, ${callTime(at, language, zone)}`
            return (
              <li key={iso}>
                {isLive ? (
                  <button
                    type="button"
                    className="min-h-11 cursor-pointer rounded-control border border-field-line bg-surface px-4 py-1 font-display font-head hover:border-ink"
                    onClick={() => onPick(at.getTime())}
                  >
                    {label}
                  </button>
                ) : (
                  <label className="inline-flex min-h-11 items-center gap-2">
                    <input type="radio" name="time" value={iso} /> {label}
                  </label>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** The text for a failure of a verb about a call, other than a field. */
export function troubleText(
  texts: BookingTexts,
  error: string | undefined,
  fields: Record<string, string> | undefined,
): string {
  if (error === 'too_many') return texts.errors.too_many
  if (fields?.website) return texts.errors.filled
  return texts.errors.failed
}

/** The sentence that says which call of the visitor stands. */
export function bookedTitle(texts: BookingTexts, iso: string, language: string, zone: string): string {
  const at = new Date(iso)
  return fill(texts.errors.booked, { day: callDay(at, language, zone), time: callTime(at, language, zone) })
}

/** The key of the text for a call that was not moved. */
export function moveErrorOf(code: string | undefined): 'too_many' | 'moveClosed' | 'moveFailed' {
  if (code === 'too_many') return 'too_many'
  return code === 'conflict' ? 'moveClosed' : 'moveFailed'
}

/** The sentence that names the time that was taken. */
export const takenTitle = (text: string, at: number, language: string, zone: string): string =>
  fill(text, { time: callTime(new Date(at), language, zone) })
