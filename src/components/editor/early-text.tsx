import { RichText, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

type Text = NonNullable<ComponentProps<typeof RichText>['data']>

/** As many passages as a screen shows. */
const PASSAGES = 12

/** The classes are those that the editor gives to the same nodes. */
const converters: JSXConvertersFunction = ({ defaultConverters: { text, ...others } }) => ({
  ...others,
  text: (args) => <span>{typeof text === 'function' ? text(args) : text}</span>,
  paragraph: ({ node, nodesToJSX }) => (
    <p className="LexicalEditorTheme__paragraph">{nodesToJSX({ nodes: node.children })}</p>
  ),
  heading: ({ node: { children, tag: Heading }, nodesToJSX }) => (
    <Heading className={`LexicalEditorTheme__${Heading}`}>{nodesToJSX({ nodes: children })}</Heading>
  ),
  link: ({ node, nodesToJSX }) => (
    <span className="LexicalEditorTheme__link">{nodesToJSX({ nodes: node.children })}</span>
  ),
  // Blocks, pictures and tables are drawn by the editor.
  unknown: () => null,
  upload: () => null,
  table: () => null,
})

/** Spaces as the editor keeps them, and the room that it leaves for its handles. */
const TEXT = 'ContentEditable__root wrap-anywhere whitespace-pre-wrap min-[48.0625rem]:pl-[3rem]'

/** The beginning of a text, where the editor draws it, for as long as the editor is loaded. */
export function EarlyText({ label, path, text }: { label: string; path: string; text: Text }) {
  const children = text.root.children.slice(0, PASSAGES)
  return (
    <div className="field-type rich-text-lexical" data-field-path={path}>
      <div className="rich-text-lexical__label-row">
        <span className="field-label">{label}</span>
      </div>
      <div className="rich-text-lexical__wrap">
        <div className="editor-container">
          <div className="fixed-toolbar" />
          <div className="editor-scroller">
            <div className="editor">
              <RichText
                className={TEXT}
                converters={converters}
                data={{ root: { ...text.root, children } }}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
