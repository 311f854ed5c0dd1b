import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { otherLanguage, type Language, langWithin } from '@/i18n/languages'
import { defaultCurrency, fee } from '@/lib/money'

type SampleProps = { lang: Language; language: Language }

const steps = ['question', 'answer', 'reminder', 'booking'] as const

/** An example of automation: how a message becomes a booking. Its customer speaks the other language. */
export function MessageFlow({ lang, language }: SampleProps) {
  const t = useTranslations('services.flow')
  return (
    <section aria-labelledby="flow" lang={langWithin(lang)(language)} className="flow">
      <div className="page columns flow-head">
        <h2 id="flow" className="title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Picture name={`message-${step}`} alt={t(`${step}.alt`)} className="picture" />
            <div className="flow-words">
              <p className="flow-time num">{t(`${step}.time`)}</p>
              <h3>{t(`${step}.title`)}</h3>
              <blockquote lang={otherLanguage(language)}>{t(`${step}.message`)}</blockquote>
              <p>{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="page note">{t('note')}</p>
    </section>
  )
}

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

/** One ad of the weekly report. On phones each cell has its column's name (services.css). */
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
      <td className="num" data-column={t('columns.spent')}>
        {fee(spent, defaultCurrency, language)}
      </td>
      <td className="num" data-column={t('columns.brought')}>
        <b>{t(`brought.${brought}`, { count })}</b>
      </td>
      <td className="num" data-column={t('columns.each')}>
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
        <span className={`week-next ${count > 0 ? '' : 'week-paused'}`}>
          {t(count > 0 ? 'stays' : 'paused')}
        </span>
      </td>
    </tr>
  )
}

/** The columns of the report; those with a number are aligned at the end. */
const columns = [['ad'], ['where'], ['spent', 'num'], ['brought', 'num'], ['each', 'num'], ['next']] as const

/** A sample of the weekly report on ads: a table, and on phones a list. */
export function WeekReport({ lang, language }: SampleProps) {
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
