import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import type { ComponentProps, ReactElement } from 'react'

import { TextEditor } from './lazy'

type Props = ComponentProps<typeof RscEntryLexicalField>

/**
 * Payload's field of a rich text, but with an editor that is loaded when a form shows it. Payload finds the client half of
 * each feature in its import map, and sends it to the browser: it finds the name there, which `TextEditor` knows.
 */
export async function TextField(props: Props) {
  const importMap: Record<string, unknown> = { ...props.payload.importMap }
  for (const { ClientFeature: path } of props.sanitizedEditorConfig.resolvedFeatureMap.values())
    if (typeof path === 'string') importMap[path] = path.split('#').at(-1)
  const payload = Object.create(props.payload, { importMap: { value: importMap } }) as Props['payload']
  const drawn = (await RscEntryLexicalField({ ...props, payload })) as ReactElement<
    ComponentProps<typeof TextEditor>
  >
  return <TextEditor {...drawn.props} />
}
