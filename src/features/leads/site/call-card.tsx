import { Arch } from '@/features/shell/site/arch'
import type { Text } from '@/i18n/text'

type Props = { title: Text; text: Text; button: Text }

/** The last band of the contact page. Its button goes to the form, which the browser focuses. */
export function CallCard({ title, text, button }: Props) {
  return (
    <section aria-labelledby="call" className="band-maiz overflow-clip">
      <div className="page columns items-end">
        <div className="talk">
          <h2 id="call" lang={title.lang} className="title">
            {title.text}
          </h2>
          <p lang={text.lang} className="lead">
            {text.text}
          </p>
          <a href="#contact-name" lang={button.lang} className="button button-ink">
            {button.text}
          </a>
        </div>
        <Arch
          stones={['blue', 'night', 'blue', 'night', 'pink', 'wine', 'pink', 'wine']}
          className="talk-arch"
        />
      </div>
    </section>
  )
}
