import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'

type Props = { title: string; text: string; button: string; lang: Language; language: Language }

/** The closing band of a page: a call to talk, which leads to the contact page. */
export function ContactCall({ title, text, button, lang, language }: Props) {
  const t = useTranslations('pages.services')
  return (
    <section aria-labelledby="call" className="band-maiz overflow-clip">
      <div className="page columns items-end">
        <div className="talk">
          <h2 id="call" className="title">
            {title}
          </h2>
          <p className="lead">{text}</p>
          <Link href="/contact" className="button button-ink">
            {button}
          </Link>
        </div>
        <div lang={langWithin(lang)(language)} className="talk-picture">
          <Picture name="talk" alt={t('call')} className="block w-full" />
        </div>
      </div>
    </section>
  )
}
