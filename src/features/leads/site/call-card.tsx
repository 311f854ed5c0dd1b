import type { Text } from '@/i18n/text'
import { Arch } from '@/features/shell/site/arch'

type Props = { title: Text; text: Text; button: Text }

/** The last band of the contact page. Its button goes to the form, which the browser focuses. */
export function CallCard({ title, text, button }: Props) {
  return (
    <section
      aria-labelledby="call"
      className="mt-[var(--section)] bg-[var(--maiz)] text-[color:var(--maiz-ink)]"
    >
      <div className="page grid gap-x-8 md:grid-cols-2">
        <div className="grid content-center justify-items-start gap-6 py-[clamp(56px,6vw,104px)]">
          <h2 id="call" lang={title.lang} className="text-[length:var(--t5)]">
            {title.text}
          </h2>
          <p lang={text.lang} className="max-w-[48ch] text-[length:var(--t1)] leading-[var(--lh-lead)]">
            {text.text}
          </p>
          <a
            href="#contact-name"
            lang={button.lang}
            className="button bg-[var(--maiz-ink)] text-[color:var(--maiz)]"
          >
            {button.text}
          </a>
        </div>
        <Arch
          stones={['blue', 'night', 'blue', 'night', 'pink', 'wine', 'pink', 'wine']}
          className="w-full max-w-[600px] self-end justify-self-end max-md:hidden"
        />
      </div>
    </section>
  )
}
