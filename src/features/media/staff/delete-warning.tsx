import type { PictureUse } from '../rules'
import type { Text } from './texts'
import { UseList } from './use-list'

type WarningProps = { uses: PictureUse[] | undefined; text: Text; isMany?: boolean }

/** What deleting a picture, or several, means: the documents from which they disappear. */
export function DeleteWarning({ uses, text, isMany = false }: WarningProps) {
  const key = isMany ? 'deleteMany' : 'delete'
  if (!uses) return <p>{text(`${key}:unknown`)}</p>
  if (uses.length === 0) return <p>{text(`${key}:unused`)}</p>
  const isFrozen = uses.some(({ place }) => place === 'frozen')
  return (
    <div className="picture-uses">
      <p>{text(`${key}:${isFrozen ? 'frozen' : 'used'}`)}</p>
      <UseList uses={uses} text={text} />
    </div>
  )
}
