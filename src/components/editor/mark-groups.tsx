import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import type { ComponentType } from 'react'

import { textMarkClasses, textMarks, type TextMark } from '@/lib/text-marks'
import { clearFormat, toggleRightToLeft, $selectedBlocks } from './clear-format'
import { BackgroundIcon, ClearIcon, ColorIcon, LanguageIcon, RightToLeftIcon } from './icons'
import { namedIcon } from './named-icon'
import { $setTextMark, hasSelectedText, hasTextMark } from './text-mark-states'

/** Returns the label of a toolbar item in the language of the admin. */
const labelOf =
  (path: string): ToolbarGroupItem['label'] =>
  ({ i18n }) =>
    (i18n.t as (key: string) => string)(`puente:editor:${path}`)

function Sample({ mark, value }: { mark: TextMark; value: string }) {
  const classes = ['editor-sample', ...textMarkClasses({ [mark]: value })].join(' ')
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
  ChildComponent: () => <span className="editor-sample" aria-hidden="true" />,
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
