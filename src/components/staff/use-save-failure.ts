import { useState } from 'react'

import { languages, type Language } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'

/**
 * What a form of an edited document knows of its last failed save: the errors of its fields, and whether someone else
 * changed the document. `expected` is the version to send, of the document as it is now known; `language` the one whose
 * fields are shown.
 */
export function useSaveFailure(
  updatedAt: string | undefined,
  hasErrorIn: (errors: Record<string, string>, language: Language) => boolean,
) {
  const [expected, setExpected] = useState(updatedAt)
  const [isStale, setIsStale] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [language, setLanguage] = useState<Language>('en')

  const show = (error: Error) => {
    const { code, details } = requestErrorOf(error)
    const found = details.fields ?? {}
    setErrors(found)
    setIsStale(code === 'conflict')
    if (code === 'conflict' && details.current?.value) setExpected(details.current.value)
    const marked = languages.find((name) => hasErrorIn(found, name))
    if (marked && !hasErrorIn(found, language)) setLanguage(marked)
  }

  return { expected, isStale, errors, language, setLanguage, show }
}
