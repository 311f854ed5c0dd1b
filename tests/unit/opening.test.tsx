import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { holidaysFrom } from '@/features/settings/holiday-rules'
import { nextOpening } from '@/features/settings/rules'
import { openingText } from '@/features/settings/opening-text'
import { DayRing } from '@/features/settings/site/office-clock'
import { calendarDay, weekMinute } from '@/lib/dates'

const texts = {
  en: {
    open: '<b>Open</b> until {time}',
    opens: 'Opens at <b>{time}</b>, in {wait}',
    opensLater: 'Opens <b>{day}</b> at {time}',
  },
  es: {
    open: '<b>Abierto</b> hasta las {time}',
    opens: 'Abre a las <b>{time}</b>, en {wait}',
    opensLater: 'Abre el <b>{day}</b> a las {time}',
  },
}

const said = (at: string, language: 'en' | 'es', holidays: string[] = []) =>
  openingText(
    nextOpening(weekMinute('UTC', new Date(at)), (days) =>
      holidays.includes(calendarDay('UTC', new Date(at), days)),
    ),
    texts[language],
    language,
  )
    .map(({ text }) => text)
    .join('')
    .replace(/\s/gu, ' ')

describe('what an office says about its hours', () => {
  test.each([
    // November 18, 2026 is a Wednesday.
    ['2026-11-18T09:00:00Z', 'Open until 6 PM', 'Abierto hasta las 6:00 p.m.'],
    ['2026-11-18T17:59:00Z', 'Open until 6 PM', 'Abierto hasta las 6:00 p.m.'],
    ['2026-11-18T18:00:00Z', 'Opens at 9 AM, in 15 hr', 'Abre a las 9:00 a.m., en 15 h'],
    ['2026-11-18T22:47:00Z', 'Opens at 9 AM, in 10 hr 13 min', 'Abre a las 9:00 a.m., en 10 h 13 min'],
    ['2026-11-18T08:55:00Z', 'Opens at 9 AM, in 5 min', 'Abre a las 9:00 a.m., en 5 min'],
    ['2026-11-20T18:30:00Z', 'Opens Monday at 9 AM', 'Abre el lunes a las 9:00 a.m.'],
    ['2026-11-21T12:00:00Z', 'Opens Monday at 9 AM', 'Abre el lunes a las 9:00 a.m.'],
    ['2026-11-22T22:00:00Z', 'Opens at 9 AM, in 11 hr', 'Abre a las 9:00 a.m., en 11 h'],
  ])('at %s', (at, en, es) => {
    expect(said(at, 'en')).toBe(en)
    expect(said(at, 'es')).toBe(es)
  })

  test.each([
    // Thanksgiving.
    ['2026-11-25T19:00:00Z', 'Opens Friday at 9 AM'],
    ['2026-11-26T07:00:00Z', 'Opens Friday at 9 AM'],
    ['2026-11-26T10:00:00Z', 'Opens at 9 AM, in 23 hr'],
    ['2026-11-27T10:00:00Z', 'Open until 6 PM'],
    // A Friday, before a weekend.
    ['2026-12-24T18:00:00Z', 'Opens Monday at 9 AM'],
    ['2026-12-25T12:00:00Z', 'Opens Monday at 9 AM'],
  ])('around a holiday, at %s', (at, en) => {
    expect(said(at, 'en', holidaysFrom('US', new Date(at), 30))).toBe(en)
  })

  test('emphasizes the word or the hour that matters', () => {
    expect(openingText(undefined, texts.en, 'en').filter(({ isStrong }) => isStrong)).toMatchObject([
      { text: 'Open' },
    ])
  })
})

describe('the picture of the day', () => {
  const ring = (minutes?: number, isOpen = false) =>
    renderToStaticMarkup(
      <DayRing now={minutes === undefined ? undefined : { weekday: 3, minutes }} isOpen={isOpen} />,
    )

  test('shows the sun over the deck by day and the moon under it by night', () => {
    for (const hour of [6, 9, 12, 17.9]) {
      const [, height] = /<circle[^>]*cy="([\d.]+)"/.exec(ring(hour * 60)) ?? []
      expect(Number(height), String(hour)).toBeLessThanOrEqual(92)
    }
    for (const hour of [18, 23, 0, 5.9]) {
      const [, height] = /translate\([\d.]+ ([\d.]+)\)/.exec(ring(hour * 60)) ?? []
      expect(Number(height), String(hour)).toBeGreaterThanOrEqual(98)
      expect(ring(hour * 60)).not.toContain('<circle')
    }
  })

  test('shows neither before the time is known, and marks the hours while open', () => {
    expect(ring()).not.toMatch(/circle|translate/)
    expect(ring(600, true)).toContain('var(--accent)')
    expect(ring(600)).not.toContain('var(--accent)')
  })
})
