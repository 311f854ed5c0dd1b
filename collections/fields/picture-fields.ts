import type { CollectionConfig, TextField, UIField } from 'payload'

import { PICTURE_NAME_LENGTH } from '../../src/lib/picture-rules'
import { staffField } from '../access'
import { label } from './label'

const staffComponent = (path: string) => `/src/features/media/staff/${path}`

/** Warns when the alternative text is missing in a language: in the form, and as a column of the list. Stores nothing. */
export const missingAltField = (): TextField => ({
  name: 'missingAlt',
  type: 'text',
  virtual: true,
  label: label('pictures:missing:label'),
  admin: {
    disableListFilter: true,
    disableBulkEdit: true,
    components: {
      Field: staffComponent('picture-notes#MissingAlt'),
      Cell: staffComponent('picture-notes#MissingAltCell'),
    },
  },
})

/** The name that the file had when it was uploaded, for staff: its URL has another one (`processUpload`). */
export const pictureNameField = (): TextField => ({
  name: 'name',
  type: 'text',
  label: label('pictures:name'),
  maxLength: PICTURE_NAME_LENGTH,
  access: { read: staffField },
  admin: { readOnly: true, description: label('pictures:nameHelp'), condition: ({ name }) => Boolean(name) },
})

/** Shows in the form where the picture is used. */
export const pictureUsesField = (): UIField => ({
  name: 'uses',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: staffComponent('picture-notes#PictureUses') } },
})

/** Replaces Payload's ways of deleting one picture, or those chosen in the list, by ones that list where they are used. */
export const pictureControls: NonNullable<CollectionConfig['admin']>['components'] = {
  edit: { editMenuItems: [staffComponent('delete-pictures#DeletePicture')] },
  beforeListTable: [staffComponent('delete-pictures#DeletePictures')],
}
