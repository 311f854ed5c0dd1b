import { useTranslations } from 'next-intl'

import { Chevron } from '@/components/ui/icons'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Service } from '../queries'
import { contactPath } from './contact-path'

type Props = { service: Service; language: Language }

/** Questions that people ask before they buy; the first is open. */
export function Questions({ service: { slug, questions, lang }, language }: Props) {
  const t = useTranslations('prices.questions')
  const ours = langWithin(lang)(language)
  if (!questions?.length) return null
  return (
    <section id="questions" aria-labelledby="questions-title" className="section band-sunk">
      <div className="page columns gap-y-6">
        <div lang={ours} className="col-span-full lg:col-[1/5]">
          <h2 id="questions-title">{t('title')}</h2>
          <p className="mt-4">
            {t('other')}{' '}
            <Link
              href={contactPath(`/services/${slug}`)}
              prefetch={false}
              className="font-strong text-link underline"
            >
              {t('ask')}
            </Link>
          </p>
        </div>
        <div className="col-span-full border-t-2 border-line-strong lg:col-[5/13]">
          {questions.map(({ id, question, answer }, index) => (
            <details key={id} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-18 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
                <h3>{question}</h3>
                <Chevron className="size-4.5 flex-none transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-[58ch] pb-6 whitespace-pre-line text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
