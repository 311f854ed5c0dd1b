import type { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import { getTranslation } from '@payloadcms/translations'
import { renderField } from '@payloadcms/ui/forms/renderField'
import type { RichTextField } from 'payload'
import type { ComponentProps } from 'react'

import { buildInitialState } from '../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/buildInitialState.js'
import { initLexicalFeatures } from '../../../node_modules/@payloadcms/richtext-lexical/dist/utilities/initLexicalFeatures.js'
import { EarlyText } from './early-text'
import { TextEditor } from './lazy'

type Props = ComponentProps<typeof RscEntryLexicalField>

/**
 * Payload finds the client half of each feature in its import map, and sends it to the browser: here it finds the name, which
 * `TextEditor` knows.
 */
function withFeatureNames({ payload, sanitizedEditorConfig }: Props): Props['payload'] {
  const importMap: Record<string, unknown> = {}
  for (const { ClientFeature: path } of sanitizedEditorConfig.resolvedFeatureMap.values())
    if (typeof path === 'string') importMap[path] = path.split('#').at(-1)
  return Object.create(payload, { importMap: { value: importMap } }) as Props['payload']
}

/**
 * The server half of a rich text, as `RscEntryLexicalField` of @payloadcms/richtext-lexical, but with an editor that is loaded
 * when a form shows it: Payload's own imports the editor, which each page of the admin would load.
 */
export async function TextField(props: Props) {
  const { clientFieldSchemaMap, fieldSchemaMap, i18n, permissions, sanitizedEditorConfig } = props
  const field = props.field as RichTextField
  const clientField = props.clientField as ComponentProps<typeof TextEditor>['field']
  const path = props.path || clientField.name
  const schemaPath = props.schemaPath || path
  const { clientFeatures, featureClientSchemaMap } = initLexicalFeatures({
    clientFieldSchemaMap,
    fieldSchemaMap,
    i18n,
    path,
    payload: withFeatureNames(props),
    sanitizedEditorConfig,
    schemaPath,
  })
  // Payload has none for a document that does not exist yet.
  const siblings = props.siblingData as
    Record<string, ComponentProps<typeof EarlyText>['text'] | undefined> | undefined
  const stored = siblings?.[field.name]
  const context = {
    id: props.id,
    clientFieldSchemaMap,
    collectionSlug: props.collectionSlug,
    disabled: props.readOnly || field.admin?.readOnly,
    documentData: props.data,
    field,
    fieldSchemaMap,
    lexicalFieldSchemaPath: schemaPath,
    operation: props.operation,
    permissions,
    preferences: props.preferences,
    renderFieldFn: renderField,
    req: props.req,
  }
  const { placeholder } = props.admin ?? {}
  return (
    <TextEditor
      early={
        stored && (
          <EarlyText label={getTranslation(field.label || field.name, i18n)} path={path} text={stored} />
        )
      }
      admin={placeholder ? { placeholder: getTranslation(placeholder, i18n) } : undefined}
      clientFeatures={clientFeatures}
      featureClientSchemaMap={featureClientSchemaMap}
      field={clientField}
      forceRender={props.forceRender}
      initialLexicalFormState={await buildInitialState({
        context,
        nodeData: stored?.root.children ?? [],
      })}
      lexicalEditorConfig={sanitizedEditorConfig.lexical}
      path={path}
      permissions={permissions}
      readOnly={props.readOnly}
      renderedBlocks={props.renderedBlocks}
      schemaPath={schemaPath}
    />
  )
}
