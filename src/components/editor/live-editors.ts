import type {
  LexicalEditor,
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

type Node = SerializedLexicalNode & { children?: Node[]; fields?: { linkType?: string; url?: string } }

/** A link without an address: Payload makes it when its drawer opens, with the start of one. */
const isEmptyLink = ({ type, fields }: Node): boolean =>
  type === 'link' && fields?.linkType !== 'internal' && /^(https?:\/\/)?$/.test(fields?.url?.trim() ?? '')

const contentOf = (node: Node): Node[] => {
  if (!node.children) return [node]
  const children = node.children.flatMap(contentOf)
  return isEmptyLink(node) ? children : [{ ...node, children }]
}

/**
 * Returns the content of an editor in which links without an address are their words: a link is there once its drawer is
 * saved, and not when it's canceled.
 */
export const withoutEmptyLinks = ({ root }: SerializedEditorState): SerializedEditorState => ({
  root: { ...root, children: root.children.flatMap(contentOf) },
})

/**
 * The rich texts of each form. Payload hands what is typed over to the form when the browser is idle; who saves reads it
 * here, with the last key.
 */

type Live = { path: string; editor: LexicalEditor; isTouched: boolean }

/** By the reference to the form's element, which Payload keeps as long as the form is shown. */
const editors = new WeakMap<object, Set<Live>>()
const listeners = new WeakMap<object, Set<() => void>>()

const ofForm = <Item>(map: WeakMap<object, Set<Item>>, form: object): Set<Item> => {
  const items = map.get(form) ?? new Set<Item>()
  map.set(form, items)
  return items
}

/** Adds an editor to its form. Returns the function that removes it. */
export function registerEditor(form: object, path: string, editor: LexicalEditor): () => void {
  const live: Live = { path, editor, isTouched: false }
  ofForm(editors, form).add(live)
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags, prevEditorState }) => {
    const isEmpty = dirtyElements.size === 0 && dirtyLeaves.size === 0
    // Opening a text is no change of it, and neither is what Payload does to it then.
    if (isEmpty || tags.has('history-merge') || prevEditorState.isEmpty()) return
    if (tags.has('focus') && tags.size === 1) return
    live.isTouched = true
    for (const listener of ofForm(listeners, form)) listener()
  })
  return () => {
    stop()
    ofForm(editors, form).delete(live)
  }
}

/** Calls `listener` after each change of a rich text in the form. Returns the function that ends it. */
export function onEditorChange(form: object, listener: () => void): () => void {
  ofForm(listeners, form).add(listener)
  return () => ofForm(listeners, form).delete(listener)
}

/** Returns the path and the content of each rich text of the form that someone has changed, as it is now. */
export const touchedTexts = (form: object): [path: string, content: unknown][] =>
  [...ofForm(editors, form)].flatMap(({ path, editor, isTouched }): [string, unknown][] =>
    isTouched ? [[path, withoutEmptyLinks(editor.getEditorState().toJSON())]] : [],
  )

/** Returns whether the rich text at a path has the focus. */
export const isTyping = (form: object, path: string): boolean =>
  [...ofForm(editors, form)].some(
    (live) => live.path === path && live.editor.getRootElement()?.contains(document.activeElement),
  )

/** Makes the rich texts of the form readable only, or writable again. */
export function setEditable(form: object, isEditable: boolean): void {
  for (const { editor } of ofForm(editors, form))
    if (editor.isEditable() !== isEditable) editor.setEditable(isEditable)
}

/** Returns a function that gives the focus back to what has it now: in a rich text, to the same place in the words. */
export function rememberCaret(form: object): () => void {
  const focused = document.activeElement
  const live = [...ofForm(editors, form)].find(({ editor }) => editor.getRootElement() === focused)
  return () => {
    if (live) live.editor.focus()
    else if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  }
}
