import {
  Collapsible,
  ErrorPill,
  RenderFields,
  useDocumentInfo,
  useField,
  useForm,
  useFormSubmitted,
  useTranslation,
  type useDraggableSortable,
  Popup,
  PopupList,
} from '@payloadcms/ui'
import type { ArrayFieldClientProps, Row as RowState } from 'payload'
import { MoreIcon } from '@payloadcms/ui/icons/More'

/** The rows of an array in a form of the admin, and what people do with them. */
export function useRows(potentiallyStalePath: string, schemaPath: string) {
  const state = useField({ potentiallyStalePath, hasRows: true })
  const { path, rows = [] } = state
  const { addFieldRow, removeFieldRow, moveFieldRow, dispatchFields, setModified } = useForm()
  const { setDocFieldPreferences } = useDocumentInfo()
  /** Folds rows or opens them, now and when the document is opened again. */
  const collapse = (collapsed: boolean, isMeant: (row: RowState) => boolean) => {
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

type Rows = ReturnType<typeof useRows>

type RowMenuProps = { list: Rows; index: number; isFull: boolean; name: string }

/** What people do with one row. `name` is that of the menu. */
function RowMenu({ list, index, isFull, name }: RowMenuProps) {
  const { t } = useTranslation()
  const actions = [
    { text: t('general:moveUp'), isShown: index > 0, act: () => list.move(index, index - 1) },
    {
      text: t('general:moveDown'),
      isShown: index < list.rows.length - 1,
      act: () => list.move(index, index + 1),
    },
    { text: t('general:addBelow'), isShown: !isFull, act: () => list.add(index + 1) },
    { text: t('general:duplicate'), isShown: !isFull, act: () => list.duplicate(index) },
    { text: t('general:remove'), isShown: true, act: () => list.remove(index) },
  ]
  return (
    <Popup
      button={
        <>
          <MoreIcon />
          <span className="sr-only">{name}</span>
        </>
      }
      buttonClassName="array-actions__button"
      className="array-actions"
      horizontalAlign="center"
      size="medium"
      render={({ close }) => (
        <PopupList.ButtonGroup buttonSize="small">
          {actions
            .filter(({ isShown }) => isShown)
            .map(({ text, act }) => (
              <PopupList.Button
                key={text}
                onClick={() => {
                  act()
                  close()
                }}
              >
                {text}
              </PopupList.Button>
            ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}

type Props = Pick<ArrayFieldClientProps, 'field' | 'permissions' | 'forceRender'> & {
  list: Rows
  index: number
  schemaPath: string
  /** Such as 'Office 01'. */
  name: string
  isReadOnly: boolean
  isFull: boolean
  drag: ReturnType<typeof useDraggableSortable>
}

/** One row of an array: its handle, its menu and its fields. The handle and the menu are named after the row. */
export function Row({ field, permissions, forceRender, list, index, schemaPath, name, ...rest }: Props) {
  const { isReadOnly, isFull, drag } = rest
  const { setNodeRef, transform, transition, isDragging, listeners } = drag
  const { t, i18n } = useTranslation()
  const hasSubmitted = useFormSubmitted()
  const row = list.rows[index]
  const path = `${list.path}.${index}`
  const errors = hasSubmitted ? (list.errorPaths ?? []).filter((error) => error.startsWith(`${path}.`)) : []
  const named = (key: string) => (t as (key: string) => string)(`puente:rows:${key}`).replace('{row}', name)
  // Payload's type of these lacks the label.
  const attributes = { ...drag.attributes, 'aria-label': named('move') }
  return (
    <div
      ref={setNodeRef}
      id={`${list.path.replaceAll('.', '-')}-row-${index}`}
      // eslint-disable-next-line no-restricted-syntax -- where a row is while it is dragged
      style={{
        transform,
        transition,
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <Collapsible
        className={`array-field__row array-field__row--${errors.length > 0 ? 'has' : 'no'}-errors`}
        collapsibleStyle={errors.length > 0 ? 'error' : 'default'}
        isCollapsed={row?.collapsed ?? false}
        onToggle={(isCollapsed) => list.collapse(isCollapsed, ({ id }) => id === row?.id)}
        {...(isReadOnly || !row
          ? {}
          : {
              actions: <RowMenu list={list} index={index} isFull={isFull} name={named('menu')} />,
              dragHandleProps: {
                id: row.id,
                attributes,
                listeners,
              },
            })}
        header={
          <div className="array-field__row-header">
            <span className="row-label">{name}</span>
            {errors.length > 0 && <ErrorPill count={errors.length} i18n={i18n} withMessage />}
          </div>
        }
      >
        <RenderFields
          className="array-field__fields"
          fields={field.fields}
          forceRender={forceRender}
          margins="small"
          parentIndexPath=""
          parentPath={path}
          parentSchemaPath={schemaPath}
          permissions={permissions === true ? true : (permissions?.fields ?? {})}
          readOnly={isReadOnly}
        />
      </Collapsible>
    </div>
  )
}
