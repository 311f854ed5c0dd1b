import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { paragraphsOf } from '@/features/routes/rules'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'

export function Origin({ copy, lang, language }: SectionProps<'origin'>) {
  const t = useTranslations('pages.about')
  const ours = langWithin(lang)(language)
  return (
    <section aria-labelledby="origin" className="born">
      <div className="band-maiz">
        <div className="page columns born-story">
          <div lang={ours} className="born-picture bleed-start">
            <Picture name="about-origin" alt={t('origin')} className="picture-fill" />
          </div>
          <div className="born-words">
            <h2 id="origin" className="title">
              {copy.title}
            </h2>
            {paragraphsOf(copy.text).map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="page born-problems">
          <h3 lang={ours}>{t('problems')}</h3>
          <ul className="deck piers">
            {(copy.problems ?? []).map(({ id, title, text }) => (
              <li key={id}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page columns born-answers">
        {[copy.solution, copy.approach].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="lead">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
