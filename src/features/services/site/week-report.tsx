import { useTranslations } from 'next-intl'

import { langWithin } from '@/i18n/text'
import type { Language } from '@/i18n/languages'
import { sampleWeek } from './sample-week'
import { WeekRow } from './week-row'

/** The columns of the report; those with a number are aligned at the end. */
const columns = [['ad'], ['where'], ['spent', 'num'], ['brought', 'num'], ['each', 'num'], ['next']] as const

type Props = { lang: Language; language: Language }

/** A sample of the weekly report on ads: a table, and on phones a list. */
export function WeekReport({ lang, language }: Props) {
  const t = useTranslations('services.week')
  return (
    <section aria-labelledby="week" lang={langWithin(lang)(language)} className="page section week">
      <div className="columns week-head">
        <h2 id="week" className="title">
          {t('title')}
        </h2>
        <p id="week-sample">{t('text')}</p>
      </div>
      <table aria-labelledby="week" aria-describedby="week-sample">
        <thead>
          <tr>
            {columns.map(([name, style]) => (
              <th key={name} scope="col" className={style}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleWeek.map((ad) => (
            <WeekRow key={ad.name} ad={ad} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
