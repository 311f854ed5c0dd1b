'use client'

import { createContext, use, type ReactNode } from 'react'

export type Text = (key: string, values?: Record<string, string>) => string

type Texts = { [name: string]: string | Texts | undefined }

const TextsContext = createContext<Texts>({})

/** Gives the command bar its texts. */
export const CommandTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
)

/** Returns the text of a key such as 'search:kinds:leads', with its `{arguments}` filled in; the key without one. */
export function useSearchTexts(): Text {
  const texts = use(TextsContext)
  return (key, values = {}) => {
    const found = key
      .split(':')
      .reduce<Texts[string]>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts)
    const text = typeof found === 'string' ? found : key
    return Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{${name}}`, value),
      text,
    )
  }
}
