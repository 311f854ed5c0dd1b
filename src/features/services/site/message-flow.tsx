import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { otherLanguage, type Language, langWithin } from '@/i18n/languages'
import styles from './message-flow.module.css'

const steps = ['question', 'answer', 'reminder', 'booking'] as const

/** Who speaks: the business, or its customer. */
const isOurs = { question: false, answer: true, reminder: true, booking: false }

type Props = { lang: Language; language: Language }

/** An example of automation: how a message becomes a booking. Its customer speaks the other language. */
export function MessageFlow({ lang, language }: Props) {
  const t = useTranslations('services.flow')
  return (
    <section
      aria-labelledby="flow"
      lang={langWithin(lang)(language)}
      className="overflow-clip pt-section pb-24"
    >
      <div className="page columns items-end gap-y-4 pb-14">
        <h2 id="flow" className="title col-span-full lg:col-[1/9]">
          {t('title')}
        </h2>
        <p className="lead col-span-full lg:col-[9/13]">{t('lead')}</p>
      </div>
      <ol className={['mx-auto w-[min(100%,var(--page))]', styles.flow].join(' ')}>
        {steps.map((step) => (
          <li key={step}>
            <Picture name={`message-${step}`} alt={t(`${step}.alt`)} className={styles.picture} />
            <div className={['grid content-start gap-2', styles.words].join(' ')}>
              <p className="num font-display text-t1 leading-[1.2] font-medium text-muted">
                {t(`${step}.time`)}
              </p>
              <h3>{t(`${step}.title`)}</h3>
              <blockquote
                lang={otherLanguage(language)}
                className={`mt-1 mb-2 justify-self-start rounded-badge px-4.5 py-3 font-display text-body leading-[1.35] font-head tracking-[-0.008em] ${isOurs[step] ? 'rounded-br-none bg-(--art-blue) text-(--art-paper)' : 'rounded-bl-none bg-(--art-rosa) text-on-tint'}`}
              >
                {t(`${step}.message`)}
              </blockquote>
              <p className="leading-[1.5] text-muted">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="page note pt-8">{t('note')}</p>
    </section>
  )
}
