import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { ContactLink } from './contact-link'
import { type Language, langWithin } from '@/i18n/languages'
import type { Ink } from '@/lib/art/inks'
import type { Service } from '../queries'
import { joinShortWords, longestPart, type ServiceSlug } from '../rules'

/** The planes behind each scene: the one that it stands on, and the one below the line at half its height. */
const scenePlanes = {
  'marketing-automation': ['rosa', 'blue'],
  'content-marketing': ['maiz', 'night'],
  'seo-optimization': ['rosa', 'pink'],
  'web-development': ['sand', 'ink'],
  'email-marketing': ['sky', 'wine'],
  'digital-advertising': ['maiz', 'wine'],
} as const satisfies Record<ServiceSlug, readonly [above: Ink, below: Ink]>

type Props = { service: Service; language: Language }

export function ServiceHero({ service, language }: Props) {
  const t = useTranslations()
  const { slug, heroText, lang } = service
  const title = joinShortWords(service.title)
  const [above, below] = scenePlanes[slug]
  const ours = langWithin(lang)(language)
  return (
    <section className="lens" data-above={above} data-below={below}>
      <div className="page lens-in">
        <div className="lens-up">
          <p lang={ours}>
            <More href="/services" back>
              {t('layout.viewAll')}
            </More>
          </p>
          {/* The size of the title follows from it (pages.css). */}
          <h1 className="title-hero" data-longest={Math.min(longestPart(title), 20)}>
            {title}
          </h1>
        </div>
        <div lang={ours} className="lens-picture">
          <Picture name={`scene-${slug}`} alt={t(`pages.scenes.${slug}`)} priority className="block w-full" />
        </div>
        <div className="lens-down">
          <p className="lead">{heroText}</p>
          <ContactLink lang={ours} className={buttonClass('paper')}>
            {t('pages.services.book')}
          </ContactLink>
        </div>
      </div>
    </section>
  )
}
