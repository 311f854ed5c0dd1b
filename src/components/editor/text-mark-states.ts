import { $forEachSelectedTextNode } from '@payloadcms/richtext-lexical/lexical/selection'
import {
  $getNodeByKey,
  $getSelection,
  $getState,
  $isRangeSelection,
  $isTextNode,
  $setState,
  createState,
  TextNode,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

import { isTextState, textMarkClasses, textMarkNames, type TextMark } from '@/lib/text-marks'

const stateOf = (mark: TextMark) =>
  createState(mark, {
    parse: (value) => (typeof value === 'string' && isTextState(mark, value) ? value : undefined),
  })

const states = { color: stateOf('color'), background: stateOf('background'), lang: stateOf('lang') }

/** Sets a mark on the selected texts; undefined removes it. Call it in an update of the editor. */
export function $setTextMark(mark: TextMark, value: string | undefined): void {
  $forEachSelectedTextNode((node) => $setState(node, states[mark], value))
}

/** Whether the text at the start of the selection has that value. */
export function hasTextMark(selection: BaseSelection | null, mark: TextMark, value: string): boolean {
  const node = selection?.getNodes().find($isTextNode)
  return node !== undefined && $getState(node, states[mark]) === value
}

/** Whether some text is selected. */
export const hasSelectedText = (selection: BaseSelection | null = $getSelection()): boolean =>
  $isRangeSelection(selection) && !selection.isCollapsed()

const isMarkClass = (name: string) => name.startsWith('text-mark-') || name.startsWith('text-ground-')

/** Draws the marks of a text in the editor with the classes of the page. */
function drawMarks(editor: LexicalEditor, key: string): void {
  const node = $getNodeByKey(key)
  const element = editor.getElementByKey(key)
  if (!$isTextNode(node) || !element) return
  const marks = Object.fromEntries(textMarkNames.map((name) => [name, $getState(node, states[name])]))
  element.classList.remove(...[...element.classList].filter(isMarkClass))
  element.classList.add(...textMarkClasses(marks))
  if (marks['lang']) element.lang = marks['lang']
  else element.removeAttribute('lang')
}

/** Keeps the marks in the editor drawn. Returns a function that stops it. */
export const drawTextMarks = (editor: LexicalEditor): (() => void) =>
  editor.registerMutationListener(TextNode, (mutations) => {
    editor.getEditorState().read(() => {
      for (const [key, mutation] of mutations) if (mutation !== 'destroyed') drawMarks(editor, key)
    })
  })
