import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import type { IndustriesPage } from '@/payload-types'

export type SoonName = 'industries' | 'case-studies' | 'careers'

type Props = {
  name: SoonName
  copy: Pick<IndustriesPage, 'title' | 'soon' | 'text' | 'button'>
  lang: Language
  language: Language
}

/** A page whose content is still to come: the sentence that says so, and what can be had today. */
export function SoonPage({ name, copy, lang, language }: Props) {
  const t = useTranslations('pages.soon')
  return (
    <main id="content" lang={langWithin(language)(lang)} className="soon">
      <div className="page columns">
        <div className="soon-words">
          <h1 className="title-hero">{copy.title}</h1>
          <p className="soon-soon">{copy.soon}</p>
          <p className="lead">{copy.text}</p>
          <Link href="/contact" className="button button-accent">
            {copy.button}
          </Link>
        </div>
        <div lang={langWithin(lang)(language)} className="soon-picture bleed-end">
          <Picture name={name} alt={t(name)} priority className="picture-fill" />
        </div>
      </div>
    </main>
  )
}
