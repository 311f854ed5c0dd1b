type Props = { title: string; text: string; link?: { href: string; text: string } }

/** Stays beside the button after a failure, when the toast is gone: what to do with what was typed. */
export function ContactFailure({ title, text, link }: Props) {
  return (
    <div role="group" aria-labelledby="contact-failure" className="contact-failure">
      <h3 id="contact-failure">{title}</h3>
      <p data-keep-clear>{text}</p>
      {link && <a href={link.href}>{link.text}</a>}
    </div>
  )
}
