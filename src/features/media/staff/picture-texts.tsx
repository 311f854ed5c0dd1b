import type { PictureUse } from '../rules'

type Text = (key: string) => string

/** Returns the texts of pictures. `translate` is Payload's `t`, which does not know our keys. */
export const mediaTexts =
  (translate: unknown): Text =>
  (key) =>
    (translate as Text)(`puente:pictures:${key}`)

/** The documents that use a picture, with links to their forms. */
export const UseList = ({ uses, text }: { uses: PictureUse[]; text: Text }) => (
  <ul className="m-0 grid gap-3 pl-4.5 wrap-anywhere">
    {uses.map(({ title, href, place, isDraft }) => (
      <li key={`${href} ${place}`}>
        <a href={href}>{title}</a>
        {['', text(`uses:${place}`), ...(isDraft ? [text('uses:draft')] : [])].join(' · ')}
      </li>
    ))}
  </ul>
)

type WarningProps = { uses: PictureUse[] | undefined; text: Text; isMany?: boolean }

/** What deleting a picture, or several, means: the documents from which they disappear. */
export function DeleteWarning({ uses, text, isMany = false }: WarningProps) {
  const key = isMany ? 'deleteMany' : 'delete'
  if (!uses) return <p>{text(`${key}:unknown`)}</p>
  if (uses.length === 0) return <p>{text(`${key}:unused`)}</p>
  const isFrozen = uses.some(({ place }) => place === 'frozen')
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text(`${key}:${isFrozen ? 'frozen' : 'used'}`)}</p>
      <UseList uses={uses} text={text} />
    </div>
  )
}
