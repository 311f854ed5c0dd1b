import type { PictureUse } from '../rules'
import type { Text } from './texts'
import { UseList } from './use-list'

type WarningProps = { uses: PictureUse[] | undefined; text: Text }

/** What deleting a picture means: the documents from which it disappears. */
export function DeleteWarning({ uses, text }: WarningProps) {
  if (!uses) return <p>{text('delete:unknown')}</p>
  if (uses.length === 0) return <p>{text('delete:unused')}</p>
  const isFrozen = uses.some(({ place }) => place === 'frozen')
  return (
    <div className="picture-uses">
      <p>{text(isFrozen ? 'delete:frozen' : 'delete:used')}</p>
      <UseList uses={uses} text={text} />
    </div>
  )
}
