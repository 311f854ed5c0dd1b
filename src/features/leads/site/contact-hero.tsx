import type { TranslatedText } from '@/i18n/text'
import { splitSentence } from '@/lib/split-sentence'

type Props = { title: TranslatedText; text: TranslatedText }

/** The title of the contact page, beside the form. Its first sentence is heavy, what follows light. */
export function ContactHero({ title, text }: Props) {
  const [start, end] = splitSentence(title.text)
  return (
    <header className="contact-head">
      <h1 lang={title.lang}>
        {start} {end && <span>{end}</span>}
      </h1>
      <p lang={text.lang} className="lead">
        {text.text}
      </p>
    </header>
  )
}
