import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'

export function Mission({ copy, lang, language }: SectionProps<'mission'>) {
  const t = useTranslations('pages.about')
  return (
    <section aria-labelledby="mission" className="band-night mission">
      <div className="page columns">
        <div className="mission-words">
          <h2 id="mission" className="title">
            {copy.title}
          </h2>
          <p className="lead">{copy.text}</p>
        </div>
        <div lang={langWithin(lang)(language)} className="mission-picture bleed-end">
          <Picture name="about-closed-shop" alt={t('mission')} />
        </div>
      </div>
    </section>
  )
}
