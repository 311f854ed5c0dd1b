import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

import { cleanPasted, type Dropped } from './clean-pasted'

/**
 * Pastes HTML of other programs without its styles. What was copied in an editor of ours is pasted as it is. `onDropped` hears of
 * pictures and tables that were not taken over.
 */
export const pasteCleaned = (editor: LexicalEditor, onDropped: (dropped: Dropped) => void): (() => void) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = 'clipboardData' in event ? event.clipboardData : null
      const html = data?.getData('text/html')
      const isOwn = data?.types.includes('application/x-lexical-editor')
      if (!html || isOwn || !$isRangeSelection($getSelection())) return false
      const pasted = new DOMParser().parseFromString(html, 'text/html')
      const dropped = cleanPasted(pasted)
      // A picture alone, copied in a browser: the editor uploads its file.
      if (pasted.body.textContent.trim() === '') return false
      event.preventDefault()
      $insertNodes($generateNodesFromDOM(editor, pasted))
      if (dropped.pictures + dropped.tables > 0) onDropped(dropped)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
