import { fullHour, shortDuration, weekdayName } from '@/lib/dates'
import { officeHours, type NextOpening } from './rules'

/** Sentences with the placeholders {time}, {wait} and {day}; what <b> encloses is emphasized. */
export type OpeningTexts = { open: string; opens: string; opensLater: string }

type TextPart = { text: string; isStrong: boolean }

const DAY = 24 * 60

/** Returns what to say about an office that opens next at `opening`, or is open: until when, or when it opens. */
export function openingText(
  opening: NextOpening | undefined,
  texts: OpeningTexts,
  language: string,
): TextPart[] {
  if (!opening) return partsOf(texts.open, { time: fullHour(officeHours.closes, language) })
  const { weekday, wait } = opening
  return partsOf(wait < DAY ? texts.opens : texts.opensLater, {
    time: fullHour(officeHours.opens, language),
    wait: shortDuration(wait, language),
    day: weekdayName(weekday, language),
  })
}

/** Fills a sentence and splits it at its emphasized parts. */
const partsOf = (sentence: string, values: Record<string, string>): TextPart[] =>
  sentence
    .replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match)
    .split(/<\/?b>/)
    .map((text, index) => ({ text, isStrong: index % 2 === 1 }))
    .filter(({ text }) => text)
