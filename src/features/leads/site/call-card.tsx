import type { Text } from '@/features/settings/queries'

type Props = { title: Text; text: Text; button: Text }

/** The last band of the contact page. Its button goes to the form, which the browser focuses. */
export function CallCard({ title, text, button }: Props) {
  return (
    <section
      aria-labelledby="call"
      className="mt-[var(--section)] bg-[var(--maiz)] text-[color:var(--maiz-ink)]"
    >
      <div className="page grid items-end gap-8 py-[clamp(56px,6vw,96px)] md:grid-cols-[1.2fr_1fr]">
        <div className="grid justify-items-start gap-5">
          <h2 id="call" lang={title.lang} className="text-[length:var(--t4)]">
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
        <svg
          viewBox="0 0 400 200"
          aria-hidden="true"
          className="w-full max-w-[420px] justify-self-end max-md:hidden"
        >
          <path d="M10 200a190 190 0 0 1 380 0h-60a130 130 0 0 0-260 0z" fill="#1D4A8F" />
          <path d="M200 10a190 190 0 0 1 190 190h-60A130 130 0 0 0 200 70z" fill="#B3155E" />
          <path d="M120 178v-30a28 28 0 0 1 28-28h44a28 28 0 0 1 28 28 30 30 0 0 1-30 30z" fill="#12305F" />
          <path d="M290 152v-22a26 26 0 0 0-26-26h-36a26 26 0 0 0-26 26 22 22 0 0 0 22 22z" fill="#FBF7F0" />
        </svg>
      </div>
    </section>
  )
}
