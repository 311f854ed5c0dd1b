import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { TranslatedText } from '@/i18n/text'

type Props = { title: TranslatedText; text: TranslatedText; button: TranslatedText }

/** The last band of the contact page. Its button moves the focus to the first field of the form. */
export function CallCard({ title, text, button }: Props) {
  const t = useTranslations('contact.call')
  return (
    <section aria-labelledby="call" className="call-card band-maiz overflow-clip">
      <div className="page columns items-end">
        <div className="talk">
          <h2 id="call" lang={title.lang} className="title">
            {title.text}
          </h2>
          <p lang={text.lang} className="lead">
            {text.text}
          </p>
          <a href="#contact-name" lang={button.lang} className={buttonClass('ink')}>
            {button.text}
          </a>
        </div>
        <Picture name="talk" alt={t('picture')} className="talk-picture" />
      </div>
    </section>
  )
}
