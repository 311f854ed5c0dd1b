import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { otherLanguage, type Language, langWithin } from '@/i18n/languages'

const steps = ['question', 'answer', 'reminder', 'booking'] as const

type Props = { lang: Language; language: Language }

/** An example of automation: how a message becomes a booking. Its customer speaks the other language. */
export function MessageFlow({ lang, language }: Props) {
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
