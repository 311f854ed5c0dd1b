import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DefaultServerCellComponentProps } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { AgencyZone, useAgencyDay } from '@/components/staff/use-time'
import { DayCell } from '@/components/staff/day-cell'
import { agencyDay, dayIn, dayOf, dayText, momentOf, storedDay } from '@/lib/agency-day'

afterEach(() => void vi.unstubAllEnvs())

/** From 11 hours behind UTC to 14 hours ahead. */
const readers = [
  'Pacific/Pago_Pago',
  'America/Lima',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]
/** The end of November 30, 2026 in Lima, where the agency is. */
const lastMoment = '2026-12-01T04:59:59.999Z'

describe.each(readers)('a day of the agency for a reader in %s', (reader) => {
  it('is the one of the agency', () => {
    vi.stubEnv('TZ', reader)
    expect(dayText('2026-11-30', 'en')).toBe(agencyDay('2026-11-30', 'en', reader))
    expect(agencyDay(lastMoment, 'en', 'America/Lima')).toBe('November 30, 2026')
    expect(agencyDay(new Date(lastMoment), 'es', 'America/Lima', 'short')).toBe('30 nov')
    expect(agencyDay('2026-11-30', 'es', 'America/Lima')).toBe('30 de noviembre de 2026')
    expect(dayText('2026-11-30', 'en', 'medium')).toBe('Nov 30, 2026')
    expect(dayOf(storedDay('2026-11-30'))).toBe('2026-11-30')
  })

  it('is the same on the screens of staff, and in the lists and forms of the admin', () => {
    vi.stubEnv('TZ', reader)
    const Days = () => {
      const day = useAgencyDay()
      return `${day(lastMoment)}, ${day('2026-11-30')}`
    }
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={{}} timeZone={reader}>
        <AgencyZone value="America/Lima">
          <Days />
        </AgencyZone>
      </NextIntlClientProvider>,
    )
    const day = 'November\u00a030,\u00a02026'
    expect(html).toBe(`${day}, ${day}`)
    const cell = { cellData: storedDay('2026-11-30'), i18n: { language: 'en' } }
    const props = cell as unknown as DefaultServerCellComponentProps
    expect(renderToStaticMarkup(<DayCell {...props} />)).toBe('Nov 30, 2026')
  })

  it('has a moment in every zone', () => {
    expect(dayIn(reader, new Date(momentOf('2026-11-30', reader)))).toBe('2026-11-30')
  })
})
