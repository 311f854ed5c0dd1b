import { useFormatter, useTimeZone, useTranslations } from 'next-intl'

import { localMinute } from '@/lib/dates'
import type { PostPublication } from '../../queries/post-publication'

type Props = {
  isLater: boolean
  setIsLater: (isLater: boolean) => void
  /** A local time without zone, as the input has it. */
  at: string
  setAt: (at: string) => void
  offices: PostPublication['offices']
}

/** Now, or a day and a time in the editor's zone; the same time in the offices' zones is shown below. */
export function PublishTime({ isLater, setIsLater, at, setAt, offices }: Props) {
  const t = useTranslations('postForm.dialog')
  const format = useFormatter()
  const zone = useTimeZone()
  const moment = new Date(at)
  const elsewhere = offices.filter((office) => office.zone !== zone)
  return (
    <div className="publish-time">
      <h3>{t('when')}</h3>
      <div className="segments" role="group" aria-label={t('when')}>
        <button type="button" aria-pressed={!isLater} onClick={() => setIsLater(false)}>
          {t('now')}
        </button>
        <button type="button" aria-pressed={isLater} onClick={() => setIsLater(true)}>
          {t('later')}
        </button>
      </div>
      {isLater && (
        <>
          <label className="field">
            <span>{t('at', { zone: zone ?? '' })}</span>
            <input
              type="datetime-local"
              className="input"
              value={at}
              min={localMinute(new Date())}
              onChange={({ target }) => setAt(target.value)}
            />
          </label>
          {!Number.isNaN(moment.getTime()) && (
            <p className="publish-zones">
              {elsewhere.map(({ city, zone: timeZone }) => (
                <span key={city}>
                  {city}{' '}
                  <b>
                    {format.dateTime(moment, {
                      timeZone,
                      weekday: 'short',
                      hour: 'numeric',
                      minute: '2-digit',
                    })}
                  </b>
                </span>
              ))}
              <span>{t('asSaved')}</span>
            </p>
          )}
        </>
      )}
    </div>
  )
}
