import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import type { IndustriesPage } from '@/payload-types'
import type { ComingSoonPageName } from '@/features/routes/rules'
import { ComingSoonQuestion } from './coming-soon-question'
import { ComingSoonSheet } from './coming-soon-sheet'
import { ComingSoonWays } from './coming-soon-ways'

type Props = {
  name: ComingSoonPageName
  copy: Pick<IndustriesPage, 'title' | 'soon' | 'text' | 'button'>
  lang: Language
  language: Language
}

/**
 * A page whose content is still to come: its empty form, a question whose answers lead to the contact form, and two ways
 * on.
 */
export function ComingSoonPage({ name, copy, lang, language }: Props) {
  const t = useTranslations('pages.soon')
  const within = langWithin(language)
  return (
    <main id="content" className="coming-soon">
      <div className="page columns">
        <div lang={within(lang)} className="coming-soon-words">
          <h1 className="title-hero">{copy.title}</h1>
          <p className="coming-soon-date">{copy.soon}</p>
          <p className="lead">{copy.text}</p>
          <Link href="/contact" className={buttonClass('accent')}>
            {copy.button}
          </Link>
        </div>
        <div className="coming-soon-plan bleed-end">
          <Picture name={`soon-${name}`} alt={t(`${name}.picture`)} priority className="picture-fill" />
          <ComingSoonSheet name={name} />
        </div>
      </div>
      <ComingSoonQuestion name={name} />
      <ComingSoonWays name={name} />
    </main>
  )
}
