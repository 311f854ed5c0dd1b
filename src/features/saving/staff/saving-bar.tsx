'use client'

import { KeepSession } from './keep-session'
import { SavingStatus } from './saving-status'
import { SavingTexts } from './saving-texts'
import { useDocumentLock } from './use-document-lock'
import { useFormPort } from './use-form-port'
import { useSavingKeys } from './use-saving-keys'

/** What became of the words in the form, among its controls. Saves the form, whatever it is about. */
export function SavingBar() {
  useSavingKeys(useFormPort())
  const takeOver = useDocumentLock()
  return (
    <SavingTexts>
      <KeepSession />
      <SavingStatus onTakeOver={takeOver} />
    </SavingTexts>
  )
}
