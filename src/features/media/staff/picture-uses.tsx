import type { UIFieldServerComponent } from 'payload'

import { findPictureUses } from '../queries/picture-uses'
import type { PictureCollection } from '../rules'
import { mediaTexts } from './texts'
import { UseList } from './delete-warning'

/** Where a picture is used. Part of its form in the admin. */
export const PictureUses: UIFieldServerComponent = async ({ collectionSlug, data, operation, req }) => {
  const { id } = data as { id?: string }
  if (operation !== 'update' || !id) return null
  const text = mediaTexts(req.t)
  const { uses } = await findPictureUses(req, { collection: collectionSlug as PictureCollection, id })
  return (
    <div className="field-type picture-uses">
      <h3>{text('uses:title')}</h3>
      {uses.length === 0 ? <p>{text('uses:none')}</p> : <UseList uses={uses} text={text} />}
    </div>
  )
}
