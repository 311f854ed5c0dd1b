'use client'

import { useMutation } from '@tanstack/react-query'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { deleteTemplateMutation, useTemplateMutationContext } from './template-mutations'

type Props = { template: { id: string; name: string }; onClose: () => void }

/** Asks before a template is deleted. */
export function DeleteTemplate({ template, onClose }: Props) {
  const context = useTemplateMutationContext()
  const { board } = context.texts
  const remove = useMutation(deleteTemplateMutation(context, onClose))
  return (
    <ConfirmDialog
      title={board('deleteAsk.title')}
      subject={template.name}
      button={board(remove.isPending ? 'deleteAsk.deleting' : 'deleteAsk.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(template.id)}
      onClose={onClose}
    >
      <p>{board('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}
