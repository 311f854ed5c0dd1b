import { useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import type { Row } from 'payload'

/** The rows of an array in a form of the admin, and what people do with them. */
export function useRows(potentiallyStalePath: string, schemaPath: string) {
  const state = useField({ potentiallyStalePath, hasRows: true })
  const { path, rows = [] } = state
  const { addFieldRow, removeFieldRow, moveFieldRow, dispatchFields, setModified } = useForm()
  const { setDocFieldPreferences } = useDocumentInfo()
  /** Folds rows or opens them, now and when the document is opened again. */
  const collapse = (collapsed: boolean, isMeant: (row: Row) => boolean) => {
    const updatedRows = rows.map((row) => (isMeant(row) ? { ...row, collapsed } : row))
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path, updatedRows })
    setDocFieldPreferences(path, {
      collapsed: updatedRows.filter((row) => row.collapsed).map(({ id }) => id),
    })
  }
  return {
    ...state,
    rows,
    add: (rowIndex: number) => addFieldRow({ path, rowIndex, schemaPath }),
    remove: (rowIndex: number) => removeFieldRow({ path, rowIndex }),
    move: (moveFromIndex: number, moveToIndex: number) => moveFieldRow({ path, moveFromIndex, moveToIndex }),
    duplicate: (rowIndex: number) => {
      dispatchFields({ type: 'DUPLICATE_ROW', path, rowIndex })
      setModified(true)
    },
    collapse,
  }
}

export type Rows = ReturnType<typeof useRows>
