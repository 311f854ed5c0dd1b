'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  DraggableSortable,
  DraggableSortableItem,
  FieldDescription,
  FieldError,
  FieldLabel,
  useTranslation,
} from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'

import { Row, useRows } from './row'

/**
 * An array in a form of the admin, as Payload shows it, but with a name on every button: its own handles and menus have
 * none, which no label or slot can give them.
 */
export function RowsField({
  field,
  path,
  schemaPath,
  readOnly,
  permissions,
  forceRender,
}: ArrayFieldClientProps) {
  const { t, i18n } = useTranslation()
  const list = useRows(path, schemaPath ?? field.name)
  const { rows, showError, disabled } = list
  const isReadOnly = Boolean(readOnly) || disabled
  const isFull = field.maxRows !== undefined && rows.length >= field.maxRows
  const one = getTranslation(field.labels?.singular ?? t('general:row'), i18n)
  const nameOf = (index: number) => `${one} ${String(index + 1).padStart(2, '0')}`
  return (
    <div
      className={`field-type array-field array-field--has-${showError ? '' : 'no-'}error`}
      id={`field-${list.path.replaceAll('.', '__')}`}
    >
      <FieldError path={list.path} showError={showError} />
      <header className="array-field__header">
        <div className="array-field__header-wrap">
          <div className="array-field__header-content">
            <h3 className="array-field__title">
              <FieldLabel
                as="span"
                label={field.label}
                localized={field.localized}
                path={list.path}
                required={field.required}
              />
            </h3>
          </div>
          {rows.length > 0 && (
            <ul className="array-field__header-actions">
              {([true, false] as const).map((isCollapsed) => (
                <li key={String(isCollapsed)}>
                  <button
                    type="button"
                    className="array-field__header-action"
                    onClick={() => list.collapse(isCollapsed, () => true)}
                  >
                    {isCollapsed ? t('fields:collapseAll') : t('fields:showAll')}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FieldDescription description={field.admin?.description} path={list.path} />
      </header>
      {rows.length > 0 && (
        <DraggableSortable
          className="array-field__draggable-rows"
          ids={rows.map(({ id }) => id)}
          onDragEnd={({ moveFromIndex, moveToIndex }) => list.move(moveFromIndex, moveToIndex)}
        >
          {rows.map(({ id }, index) => (
            <DraggableSortableItem key={id} id={id} disabled={isReadOnly}>
              {(drag) => (
                <Row
                  field={field}
                  permissions={permissions}
                  forceRender={forceRender}
                  list={list}
                  index={index}
                  schemaPath={schemaPath ?? field.name}
                  name={nameOf(index)}
                  isReadOnly={isReadOnly}
                  isFull={isFull}
                  drag={drag}
                />
              )}
            </DraggableSortableItem>
          ))}
        </DraggableSortable>
      )}
      {!isFull && !readOnly && (
        <Button
          buttonStyle="icon-label"
          className="array-field__add-row"
          disabled={disabled}
          icon="plus"
          iconPosition="left"
          iconStyle="with-border"
          onClick={() => list.add(rows.length)}
        >
          {t('fields:addLabel', { label: one })}
        </Button>
      )}
    </div>
  )
}
