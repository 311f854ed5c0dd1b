import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import type { Service } from '../queries'

type Props = { services: Service[]; lang: Language; language: Language }

/** The whole bridge as a table of contents: each bay leads to its service on the page. */
export function ServiceIndex({ services, lang, language }: Props) {
  const t = useTranslations('services')
  const within = langWithin(lang)
  return (
    <nav aria-label={t('index')} lang={within(language)} className="bridge-index">
      <ul>
        {services.map(({ slug, title, lang: own }) => (
          <li key={slug} data-bay={slug}>
            <a href={`#${slug}`} lang={langWithin(language)(own)}>
              <Picture name={`service-${slug}`} alt="" priority className="picture" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
