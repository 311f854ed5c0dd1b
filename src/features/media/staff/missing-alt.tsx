import type { DefaultServerCellComponentProps, TextFieldServerComponent } from 'payload'

import { Chip } from '@/components/ui/chip'
import { findLanguagesWithoutAlt } from '../queries/missing-alt'
import { mediaTexts } from './texts'

type Collection = Parameters<typeof findLanguagesWithoutAlt>[1]['collection']

/** Warns in the form of a picture when its alternative text is missing in a language, with a link to where it is written. */
export const MissingAlt: TextFieldServerComponent = async ({ collectionSlug, data, operation, req }) => {
  const { id } = data as { id?: string }
  if (operation !== 'update' || !id) return null
  const collection = collectionSlug as Collection
  const missing = await findLanguagesWithoutAlt(req.payload, { collection, id })
  const text = mediaTexts(req.t)
  return missing.map((language) => (
    <p key={language} className="field-type missing-alt">
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
