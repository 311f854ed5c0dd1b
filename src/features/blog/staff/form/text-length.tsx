'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'

import { countWords, readingMinutes } from '../../rules'

type Translate = (key: string, values: { count: number }) => string

/** How long the text is, in words and in minutes to read, and what pasting does. Shown below the editor. */
export function TextLength() {
  const { i18n, t } = useTranslation()
  const content = useFormFields(([fields]) => fields.content?.value)
  const text = (key: string, count: number) => {
    const number = count.toLocaleString(i18n.language === 'es' ? 'es-MX' : 'en-US')
    // Payload types the keys of its own texts only.
    return (t as unknown as Translate)(`puente:posts:length:${key}`, { count }).replace('{number}', number)
  }
  const words = countWords(content)
  return (
    <p className="text-length">
      <span>
        {text('words', words)}
        {words > 0 && `, ${text('minutes', readingMinutes(content))}`}
      </span>
      <span>{text('paste', 0)}</span>
    </p>
  )
}
