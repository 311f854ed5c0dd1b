import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Claims, HoursSaved } from '@/features/services/site/claims'
import { Jobs } from '@/features/services/site/item-lists'
import { MessageFlow } from '@/features/services/site/message-flow'
import { WeekReport } from '@/features/services/site/week-report'
import home from '@/messages/en/home.json'
import services from '@/messages/en/services.json'
import servicesEs from '@/messages/es/services.json'

const show = (children: React.ReactNode, language: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      timeZone="UTC"
      messages={{ home, services: language === 'en' ? services : servicesEs }}
    >
      {children}
    </NextIntlClientProvider>,
  )

const en = { lang: 'en', language: 'en' } as const
const es = { lang: 'es', language: 'es' } as const

const hours = (value: string) => ({
  lang: 'en' as const,
  statistics: [],
  statisticsSource: '',
  claims: [{ key: 'hoursSaved' as const, value, label: 'hours saved weekly' }],
  claimsSource: 'Sample figures.',
})

describe('the example of automation', () => {
  it('quotes the customer in the other language than the page', () => {
    const spanishQuotes = show(<MessageFlow {...en} />).match(/<blockquote lang="es"/g)
    const englishQuotes = show(<MessageFlow {...es} />, 'es').match(/<blockquote lang="en"/g)
    expect([spanishQuotes?.length, englishQuotes?.length]).toEqual([4, 4])
  })

  it('leaves the last job to a person', () => {
    const items = ['Answers', 'Reminders', 'Emergencies'].map((title) => ({
      id: title,
      title,
      text: 'Text.',
    }))
    const html = show(<Jobs list={{ kind: 'features', title: 'Jobs', items }} {...en} />)
    const by = [...html.matchAll(/<\/svg>(.*?)<\/p>/g)].map(([, who]) => who)
    expect(by).toEqual([services.jobs.itself, services.jobs.itself, services.jobs.person])
  })

  it('draws a stone for each hour, unless the figure is another one', () => {
    expect(show(<HoursSaved figures={hours('10–15')} {...en} />)).toContain('hours-fifteen')
    for (const value of ['8–12', '15', '10–150'])
      expect(show(<HoursSaved figures={hours(value)} {...en} />)).not.toContain('hours-fifteen')
  })
})

describe('the figures of a service', () => {
  const own = { key: 'lifetimeValue' as const, value: '25–40%', label: 'customer lifetime value increase' }
  const industry = { key: 'emailReturn' as const, value: '$42', label: 'return per $1 of email spend' }
  const notesOf = (claims: (typeof own | typeof industry)[]) =>
    [
      ...show(<Claims figures={{ ...hours(''), claims }} {...en} />).matchAll(/class="note[^"]*">([^<]*)/g),
    ].map(([, text = '']) => text.trim())

  it('name the source of each when others published one of them', () => {
    expect(notesOf([industry, own])).toEqual([services.industry.emailReturn, 'Sample figures.', ''])
  })

  it('name one source when all are the agency’s', () => {
    expect(notesOf([own])).toEqual(['Sample figures.'])
  })
})

describe('the sample week', () => {
  it('says that it is a sample', () => {
    expect(show(<WeekReport {...en} />)).toMatch(/<p id="week-sample"[^>]*>[^<]*sample[^<]*made up/)
    expect(show(<WeekReport {...es} />, 'es')).toMatch(/<p id="week-sample"[^>]*>[^<]*muestra[^<]*inventados/)
  })

  it('pauses the ad that brought nothing', () => {
    const rows = show(<WeekReport {...en} />).match(/<tr>.*?<\/tr>/g) ?? []
    expect(rows.slice(1).map((row) => row.includes(services.week.paused))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('writes dollars as the language does', () => {
    expect(show(<WeekReport {...en} />)).toContain('>$86<')
    expect(show(<WeekReport {...es} />, 'es')).toContain('>US$86<')
  })
})
