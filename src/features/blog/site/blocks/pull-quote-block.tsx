type Props = { text?: string | null; attribution?: string | null }

/** A sentence of the text, hung beside it. */
export function PullQuoteBlock({ text, attribution }: Props) {
  if (!text?.trim()) return null
  return (
    <figure className="block-quote">
      <svg viewBox="0 0 70 22" aria-hidden="true">
        <path d="M3 20A37 37 0 0 1 67 20" />
      </svg>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  )
}
