'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  ErrorPill,
  FieldDescription,
  FieldLabel,
  RenderFields,
  useField,
  useFormSubmitted,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'

/**
 * A group of fields under a heading, with the markup of Payload's own, which leaves its fields out of the page that the
 * server sends and draws them later in the browser.
 */
export const FormSection = withCondition<ComponentProps<GroupFieldClientComponent>>((props) => {
  const { field, path, permissions, readOnly } = props
  const { label, fields, admin: { className, description } = {} } = field
  const { i18n } = useTranslation()
  const { errorPaths = [] } = useField({ path })
  const hasErrors = useFormSubmitted() && errorPaths.length > 0
  const name = 'name' in field ? field.name : undefined
  const own = name
    ? { parentIndexPath: '', parentPath: path, parentSchemaPath: props.schemaPath ?? name }
    : {
        parentIndexPath: props.indexPath ?? '',
        parentPath: props.parentPath ?? '',
        parentSchemaPath: props.parentSchemaPath ?? '',
      }
  const ownPermissions = name && permissions !== true ? permissions?.fields : permissions
  const classes = [
    'field-type group-field group-field--top-level',
    hasErrors && 'group-field--has-error',
    className,
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')} id={`field-${path.replaceAll('.', '__')}`}>
      <div className="group-field__wrap">
        <div className="group-field__header">
          <header>
            <h3 className="group-field__title">
              <FieldLabel
                as="span"
                label={label && getTranslation(label, i18n)}
                localized={false}
                path={path}
              />
            </h3>
            <FieldDescription description={description} path={path} />
          </header>
          {hasErrors && <ErrorPill count={errorPaths.length} i18n={i18n} withMessage />}
        </div>
        <RenderFields
          fields={fields}
          forceRender
          margins="small"
          // Payload types the permissions of a group more widely than those of its fields.
          permissions={ownPermissions as never}
          readOnly={readOnly}
          {...own}
        />
      </div>
    </div>
  )
})
