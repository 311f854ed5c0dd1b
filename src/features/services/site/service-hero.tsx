import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import { scenePlanes } from '@/lib/art/pictures/bay'
import type { Service } from '../queries'

type Props = { service: Service; language: Language }

/** The head of a service's page: two planes, and over the line between them the service as a picture. */
export function ServiceHero({ service, language }: Props) {
  const t = useTranslations()
  const { slug, title, heroText, lang } = service
  const [above, below] = scenePlanes[slug]
  const ours = langWithin(lang)(language)
  return (
    <section className="lens" data-above={above} data-below={below}>
      <div className="lens-up">
        <div className="page">
          <p lang={ours}>
            <More href="/services" back>
              {t('shell.viewAll')}
            </More>
          </p>
          <h1 className="title-hero">{title}</h1>
        </div>
      </div>
      <div className="lens-down">
        <div lang={ours} className="lens-picture">
          <Picture name={`scene-${slug}`} alt={t(`pages.scenes.${slug}`)} priority className="block w-full" />
        </div>
        <div className="page">
          <p className="lead">{heroText}</p>
          <Link href="/contact" lang={ours} className="button button-paper">
            {t('pages.services.book')}
          </Link>
        </div>
      </div>
    </section>
  )
}
