import { useTranslations } from 'next-intl'

import { otherLanguage, type Language, langWithin } from '@/i18n/languages'
import { defaultCurrency, fee } from '@/lib/money'
import styles from './week-report.module.css'

/** A made-up week of ads, which shows how a weekly report reads. */
type SampleAd = {
  name: 'urgent' | 'cleaning' | 'video' | 'raffle'
  /** Whether the ad is in the other language than the page. */
  isForeign?: boolean
  /** In cents. */
  spent: number
  brought: 'calls' | 'chats' | 'forms' | 'bookings'
  count: number
}

export const sampleWeek: readonly SampleAd[] = [
  { name: 'urgent', spent: 86_00, brought: 'calls', count: 7 },
  { name: 'cleaning', isForeign: true, spent: 64_00, brought: 'chats', count: 9 },
  { name: 'video', spent: 70_00, brought: 'forms', count: 4 },
  { name: 'raffle', spent: 55_00, brought: 'bookings', count: 0 },
]

/** Returns what one result cost, in cents of whole dollars; undefined when there was none. */
export const costPerResult = ({ spent, count }: Pick<SampleAd, 'spent' | 'count'>): number | undefined =>
  count > 0 ? Math.round(spent / count / 100) * 100 : undefined

const number = ['num', styles.number].join(' ')

/** One ad of the weekly report. On phones each cell has its column's name. */
function WeekRow({ ad, language }: { ad: SampleAd; language: Language }) {
  const t = useTranslations('services.week')
  const { name, isForeign, spent, brought, count } = ad
  const each = costPerResult(ad)
  return (
    <tr>
      <th scope="row" lang={isForeign ? otherLanguage(language) : undefined}>
        {t(`ads.${name}.name`)}
      </th>
      <td>{t(`ads.${name}.where`)}</td>
      <td className={number} data-column={t('columns.spent')}>
        {fee(spent, defaultCurrency, language)}
      </td>
      <td className={number} data-column={t('columns.brought')}>
        <b className="font-display text-t2 leading-none font-heavy [font-stretch:86%] max-[54rem]:text-t1">
          {t(`brought.${brought}`, { count })}
        </b>
      </td>
      <td className={number} data-column={t('columns.each')}>
        {each === undefined ? (
          <>
            <span aria-hidden="true">{'–'}</span>
            <span className="sr-only">{t('nothing')}</span>
          </>
        ) : (
          fee(each, defaultCurrency, language)
        )}
      </td>
      <td>
        <span
          className={`inline-flex min-h-7.5 items-center rounded-t-badge px-4 pt-1.5 pb-0.5 text-caption font-strong text-on-tint max-sm:px-2.5 ${count > 0 ? 'bg-(--art-maiz)' : 'bg-(--art-rosa)'}`}
        >
          {t(count > 0 ? 'stays' : 'paused')}
        </span>
      </td>
    </tr>
  )
}

/** The columns of the report; those with a number are aligned at the end. */
const columns = [
  ['ad'],
  ['where'],
  ['spent', number],
  ['brought', number],
  ['each', number],
  ['next'],
] as const

type Props = { lang: Language; language: Language }

/** A sample of the weekly report on ads: a table, and on phones a list. */
export function WeekReport({ lang, language }: Props) {
  const t = useTranslations('services.week')
  return (
    <section aria-labelledby="week" lang={langWithin(lang)(language)} className="page section">
      <div className="columns mb-10 items-end gap-y-3">
        <h2 id="week" className="title col-span-full lg:col-[1/8]">
          {t('title')}
        </h2>
        <p id="week-sample" className="col-span-full text-muted lg:col-[9/13]">
          {t('text')}
        </p>
      </div>
      <table
        className={['deck w-full', styles.week].join(' ')}
        aria-labelledby="week"
        aria-describedby="week-sample"
      >
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
