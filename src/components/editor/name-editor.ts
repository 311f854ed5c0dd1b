import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Gives the text box of an editor the name of its field: Payload's label is not connected with it. */
export const nameEditor = (editor: LexicalEditor, name: string): (() => void) =>
  editor.registerRootListener((root) => root?.setAttribute('aria-label', name))
