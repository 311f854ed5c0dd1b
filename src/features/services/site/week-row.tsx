import { useTranslations } from 'next-intl'

import { otherLanguage, type Language } from '@/i18n/languages'
import { defaultCurrency, fee } from '@/lib/money'
import { costPerResult, type SampleAd } from './sample-week'

/** One ad of the weekly report. On phones each cell has its column's name (services.css). */
export function WeekRow({ ad, language }: { ad: SampleAd; language: Language }) {
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
