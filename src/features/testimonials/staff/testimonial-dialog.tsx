'use client'

import { useTranslations } from 'next-intl'

import { StaffDialog } from '@/components/staff/staff-dialog'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { TestimonialForm } from './testimonial-form'
import { closeTestimonial, NEW_TESTIMONIAL } from './testimonial-params'
import { discardUploads } from './unsaved-uploads'

/** The dialog of a testimonial, or for a new one. One that someone deletes meanwhile keeps what was typed. */
export function TestimonialDialog({ id, testimonial }: { id: string; testimonial?: ListedTestimonial }) {
  const t = useTranslations('testimonialBoard.form')
  const isNew = id === NEW_TESTIMONIAL
  const drafts = `testimonial-${id}-`
  const close = () => {
    discardUploads(drafts)
    closeTestimonial()
  }
  return (
    <StaffDialog
      title={t(isNew ? 'create' : 'edit')}
      className="testimonial-dialog"
      drafts={drafts}
      onClose={close}
    >
      <TestimonialForm drafts={drafts} isNew={isNew} given={testimonial} onSaved={closeTestimonial} />
    </StaffDialog>
  )
}
