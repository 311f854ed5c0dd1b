import type {
  UIFieldServerComponent,
  DefaultServerCellComponentProps,
  TextFieldServerComponent,
} from 'payload'

import { Chip } from '@/components/ui/chip'
import { findPictureUses, findLanguagesWithoutAlt } from '../queries'
import type { PictureCollection } from '../rules'
import { mediaTexts, UseList } from './picture-texts'

/** Where a picture is used. Part of its form in the admin. */
export const PictureUses: UIFieldServerComponent = async ({ collectionSlug, data, operation, req }) => {
  const { id } = data as { id?: string }
  if (operation !== 'update' || !id) return null
  const text = mediaTexts(req.t)
  const { uses } = await findPictureUses(req, { collection: collectionSlug as PictureCollection, id })
  return (
    <div className="field-type grid justify-items-start gap-2">
      <h3>{text('uses:title')}</h3>
      {uses.length === 0 ? <p>{text('uses:none')}</p> : <UseList uses={uses} text={text} />}
    </div>
  )
}

type Collection = Parameters<typeof findLanguagesWithoutAlt>[1]['collection']

/** Warns in the form of a picture when its alternative text is missing in a language, with a link to where it is written. */
export const MissingAlt: TextFieldServerComponent = async ({ collectionSlug, data, operation, req }) => {
  const { id } = data as { id?: string }
  if (operation !== 'update' || !id) return null
  const collection = collectionSlug as Collection
  const missing = await findLanguagesWithoutAlt(req.payload, { collection, id })
  const text = mediaTexts(req.t)
  return missing.map((language) => (
    <p key={language} className="field-type">
      <Chip tint="yellow" glyph="alert">
        {text(`missing:${language}`)}
      </Chip>{' '}
      {text('missing:why')}{' '}
      <a href={`/admin/collections/${collection}/${id}?locale=${language}`}>
        {text(`missing:add:${language}`)}
      </a>
    </p>
  ))
}

/** The same in the list. */
export async function MissingAltCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, payload, rowData } = props
  const { id } = rowData as { id: string }
  const missing = await findLanguagesWithoutAlt(payload, { collection: collectionSlug as Collection, id })
  const text = mediaTexts(i18n.t)
  return missing.map((language) => (
    <Chip key={language} tint="yellow" glyph="alert">
      {text(`missing:${language}`)}
    </Chip>
  ))
}
