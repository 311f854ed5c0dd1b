import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

import { cleanPasted } from './clean-pasted'

/** Pastes HTML of other programs without its styles. What was copied in an editor of ours is pasted as it is. */
export const pasteCleaned = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const html = data?.getData('text/html')
      const isOwn = data?.types.includes('application/x-lexical-editor')
      if (!html || isOwn || !$isRangeSelection($getSelection())) return false
      const pasted = new DOMParser().parseFromString(html, 'text/html')
      cleanPasted(pasted)
      // A picture alone, copied in a browser: the editor uploads its file.
      if (pasted.body.textContent?.trim() === '') return false
      event.preventDefault()
      $insertNodes($generateNodesFromDOM(editor, pasted))
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
