import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import type { ComponentType } from 'react'
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
import { textMarkClasses, textMarks, type TextMark, textMarkNames } from '@/lib/text-marks'
import { BackgroundIcon, ClearIcon, ColorIcon, LanguageIcon, RightToLeftIcon, namedIcon } from './icons'
import { $setTextMark, hasSelectedText, hasTextMark } from './text-mark-states'

/** The top-level nodes of the selection. */
function $selectedBlocks(): ElementNode[] {
  const tops = ($getSelection()?.getNodes() ?? []).map((node) => node.getTopLevelElement())
  return [...new Set<LexicalNode | null>(tops)].filter($isElementNode)
}

/** Removes all formats: of the selected text, and, of whole blocks, their kind, alignment, indent and direction. */
function clearFormat(editor: LexicalEditor): void {
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
function toggleRightToLeft(editor: LexicalEditor): void {
  editor.update(() => {
    const blocks = $selectedBlocks()
    const isSet = blocks.every((block) => block.getDirection() === 'rtl')
    for (const block of blocks) block.setDirection(isSet ? null : 'rtl')
  })
}

/** Returns the label of a toolbar item in the language of the admin. */
const labelOf =
  (path: string): ToolbarGroupItem['label'] =>
  ({ i18n }) =>
    (i18n.t as (key: string) => string)(`puente:editor:${path}`)

const SAMPLE = 'inline-grid h-5 min-w-5 place-items-center font-strong'

function Sample({ mark, value }: { mark: TextMark; value: string }) {
  const classes = [SAMPLE, ...textMarkClasses({ [mark]: value })].join(' ')
  return (
    <span className={classes} aria-hidden="true">
      {mark === 'lang' ? value : 'A'}
    </span>
  )
}

const item = (mark: TextMark, value: string): ToolbarGroupItem => ({
  key: `${mark}-${value}`,
  label: labelOf(`${mark}:${value}`),
  ChildComponent: () => <Sample mark={mark} value={value} />,
  isActive: ({ selection }) => hasTextMark(selection, mark, value),
  onSelect: ({ editor }) => editor.update(() => $setTextMark(mark, value)),
})

const none = (mark: TextMark): ToolbarGroupItem => ({
  key: `${mark}-none`,
  label: labelOf(`${mark}:none`),
  ChildComponent: () => <span className={SAMPLE} aria-hidden="true" />,
  onSelect: ({ editor }) => editor.update(() => $setTextMark(mark, undefined)),
})

const markGroup = (mark: TextMark, order: number, Icon: ComponentType): ToolbarGroup => ({
  type: 'dropdown',
  key: mark,
  order,
  maxActiveItems: 1,
  ChildComponent: namedIcon(`editor:${mark}:name`, Icon),
  isEnabled: ({ selection }) => hasSelectedText(selection),
  items: [none(mark), ...textMarks[mark].map((value) => item(mark, value))],
})

const button = (order: number, tool: ToolbarGroupItem): ToolbarGroup => ({
  type: 'buttons',
  key: tool.key,
  order,
  items: [tool],
})

const isRightToLeft = () => {
  const blocks = $selectedBlocks()
  return blocks.length > 0 && blocks.every((block) => block.getDirection() === 'rtl')
}

/** The groups of the toolbar that are ours. `order` is their place among the others (arrange-toolbar.tsx). */
export const ownGroups: ToolbarGroup[] = [
  button(60, {
    key: 'rightToLeft',
    ChildComponent: RightToLeftIcon,
    label: labelOf('rightToLeft'),
    isActive: isRightToLeft,
    onSelect: ({ editor }) => toggleRightToLeft(editor),
  }),
  markGroup('color', 80, ColorIcon),
  markGroup('background', 90, BackgroundIcon),
  markGroup('lang', 120, LanguageIcon),
  button(130, {
    key: 'clear',
    ChildComponent: ClearIcon,
    label: labelOf('clear'),
    onSelect: ({ editor }) => clearFormat(editor),
  }),
]
