'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { TemplateForm } from './template-form'
import { closeTemplate, NEW_TEMPLATE, templateQuery } from './template-params'

/** The dialog of a template, or for a new one. */
export function TemplateDialog({ id }: { id: string }) {
  const t = useTranslations('proposalBoard')
  const isNew = id === NEW_TEMPLATE
  const { data, error, refetch } = useQuery({ ...templateQuery(id), enabled: !isNew })
  return (
    <StaffDialog
      title={t(isNew ? 'form.create' : 'form.edit')}
      className="template-dialog"
      drafts={`template-${id}-`}
      onClose={closeTemplate}
    >
      {(isNew || data) && <TemplateForm drafts={`template-${id}-`} template={data} onSaved={closeTemplate} />}
      {!isNew && !data && (
        <div className="dialog-body">
          {error ? (
            <BoardFailed title={t('failed.one')} error={error} onRetry={() => void refetch()} />
          ) : (
            <p className="board-loading">{t('form.loading')}</p>
          )}
        </div>
      )}
    </StaffDialog>
  )
}
