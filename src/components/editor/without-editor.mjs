const editor = /import \{ RichTextField \} from '\.\.\/exports\/client\/index\.js';/

/**
 * A loader of Turbopack for Payload's server half of a rich text field: takes the import of the editor out of it, because
 * whatever the server imports for a form is loaded by every page of the admin. `TextField` draws another in its place.
 */
export default function withoutEditor(source) {
  if (!editor.test(source)) throw new Error('The field of @payloadcms/richtext-lexical has changed.')
  return source.replace(editor, "const RichTextField = 'div';")
}
