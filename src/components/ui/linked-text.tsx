import { splitLinks } from '@/lib/links'

/** A text that someone else wrote, with its addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map(({ text: words, href }, index) =>
    href ? (
      <a key={index} href={href} rel="noopener nofollow" className="text-link">
        {words}
      </a>
    ) : (
      words
    ),
  )
