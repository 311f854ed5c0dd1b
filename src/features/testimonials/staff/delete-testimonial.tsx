'use client'

import { useMutation } from '@tanstack/react-query'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { deleteTestimonialMutation, useTestimonialMutationContext } from './testimonial-mutations'

type Props = { testimonial: { id: string; name: string }; onClose: () => void }

/** Asks before a testimonial is deleted. */
export function DeleteTestimonial({ testimonial, onClose }: Props) {
  const context = useTestimonialMutationContext()
  const { board } = context.texts
  const remove = useMutation(deleteTestimonialMutation(context, onClose))
  return (
    <ConfirmDialog
      title={board('deleteAsk.title')}
      subject={testimonial.name}
      button={board(remove.isPending ? 'deleteAsk.deleting' : 'deleteAsk.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(testimonial.id)}
      onClose={onClose}
    >
      <p>{board('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}
