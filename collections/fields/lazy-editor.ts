import { lexicalEditor, type LexicalEditorProps } from '@payloadcms/richtext-lexical'

const field = '/src/components/editor/text-field#TextField'

/**
 * Payload's editor with a field that browsers load when a form shows it. Its import map has that field only: named there,
 * Payload's own one and the client halves of the features would be loaded by every page of the admin.
 */
export const lazyEditor =
  (options: LexicalEditorProps): ReturnType<typeof lexicalEditor> =>
  async (args) => {
    const adapter = await lexicalEditor(options)(args)
    const { path } = adapter.FieldComponent as { path: string }
    const features = [...adapter.editorConfig.resolvedFeatureMap.values()]
    const loadedLater = new Set<unknown>([path, ...features.map(({ ClientFeature }) => ClientFeature)])
    const isKept = (component: unknown) => !loadedLater.has(component)
    return {
      ...adapter,
      FieldComponent: { ...(adapter.FieldComponent as object), path: field },
      generateImportMap: ({ addToImportMap, ...rest }) => {
        addToImportMap(field)
        adapter.generateImportMap?.({
          ...rest,
          addToImportMap: (component) => {
            if (isKept(component)) addToImportMap(component)
          },
        })
      },
    }
  }
