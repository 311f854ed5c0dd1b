import { $isListNode, REMOVE_LIST_COMMAND } from '@payloadcms/richtext-lexical/lexical/list'
import { $setBlocksType, $forEachSelectedTextNode } from '@payloadcms/richtext-lexical/lexical/selection'
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

import { textMarkNames } from '@/lib/text-marks'
import { $setTextMark, hasSelectedText } from './text-mark-states'

/** The top-level nodes of the selection. */
export function $selectedBlocks(): ElementNode[] {
  const tops = ($getSelection()?.getNodes() ?? []).map((node) => node.getTopLevelElement())
  return [...new Set<LexicalNode | null>(tops)].filter($isElementNode)
}

/** Removes all formats: of the selected text, and, of whole blocks, their kind, alignment, indent and direction. */
export function clearFormat(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    if (hasSelectedText(selection)) {
      $forEachSelectedTextNode((node) => node.setFormat(0).setStyle(''))
      for (const mark of textMarkNames) $setTextMark(mark, undefined)
    }
    if ($selectedBlocks().some($isListNode)) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    $setBlocksType(selection, $createParagraphNode)
    for (const block of $selectedBlocks()) block.setFormat('').setIndent(0).setDirection(null)
  })
}

/** Sets the selected blocks from right to left, or back. */
export function toggleRightToLeft(editor: LexicalEditor): void {
  editor.update(() => {
    const blocks = $selectedBlocks()
    const isSet = blocks.every((block) => block.getDirection() === 'rtl')
    for (const block of blocks) block.setDirection(isSet ? null : 'rtl')
  })
}
