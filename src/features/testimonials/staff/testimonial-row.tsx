'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useMutation } from '@tanstack/react-query'

import { rowTitle } from '@/components/staff/row-title'
import { iconButton } from '@/components/staff/icon-button'
import { ContentLanguages } from '@/components/staff/languages'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-browser'
import { otherLanguage } from '@/i18n/languages'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { HeadshotPicture } from './headshot-field'
import { openTestimonial, testimonialHref } from './testimonial-params'
import { testimonialLimits } from '../rules'
import { activeMutation, useTestimonialMutationContext } from './testimonial-mutations'

/** Shows a testimonial to visitors or hides it, and saves that at once. */
function ActiveSwitch({ testimonial: { id, name, isActive } }: { testimonial: ListedTestimonial }) {
  const context = useTestimonialMutationContext()
  const t = context.texts.board
  const change = useMutation(activeMutation(id, context))
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      role="switch"
      className="active-switch"
      aria-checked={isActive}
      aria-label={t('activeOf', { name })}
      disabled={!isHydrated}
      onClick={() => change.mutate({ next: !isActive, shown: isActive })}
    >
      <span className="active-switch-track" />
      {t(isActive ? 'active' : 'inactive')}
    </button>
  )
}

/** A rating as stars, and as a number for those who cannot see them. */
function Stars({ rating }: { rating: number }) {
  const t = useTranslations('testimonialBoard')
  const rest = testimonialLimits.maxRating - rating
  return (
    <span className="stars">
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(Math.max(rest, 0))} <b>{rating}</b>
      </span>
      <span className="sr-only">{t('stars', { rating })}</span>
    </span>
  )
}

type Props = {
  testimonial: ListedTestimonial
  place: { position: number; total: number }
  isHeld: boolean
  handle: ComponentProps<'button'>
  onDelete: (testimonial: ListedTestimonial) => void
}

/** A testimonial in the table, with the handle that moves it. */
export function TestimonialRow({ testimonial, place, isHeld, handle, onDelete }: Props) {
  const t = useTranslations('testimonialBoard')
  const language = useLocale()
  const isHydrated = useHydrated()
  const { id, name, company, rating, displayOrder, image, texts, languages } = testimonial
  const link = { href: testimonialHref(id), onClick: here(() => openTestimonial(id)) }
  const position = texts[language].position || texts[otherLanguage(language)].position
  return (
    <tr data-row={id} className={isHeld ? 'board-held' : undefined}>
      <td className="board-move">
        <button
          type="button"
          className={`${iconButton} move-handle`}
          title={t('move.hint')}
          disabled={!isHydrated}
          {...handle}
        >
          <Icon name="grip" />
          <span className="sr-only">{t('move.handle', { name, ...place })}</span>
        </button>
      </td>
      <th scope="row" className="board-client">
        <HeadshotPicture headshot={image} />
        <span>
          <a {...link} className={rowTitle}>
            {name}
          </a>
          <small>{position}</small>
        </span>
      </th>
      <td className="board-company">{company}</td>
      <td className="board-rating">
        <Stars rating={rating} />
      </td>
      <td className="board-languages">
        <ContentLanguages present={languages} missing={(name) => t('missing', { language: name })} />
      </td>
      <td className="board-status">
        <ActiveSwitch testimonial={testimonial} />
      </td>
      <td className="board-order text-end">{displayOrder}</td>
      <td className="board-actions">
        <span>
          <a {...link} className={iconButton}>
            <Icon name="edit" />
            <span className="sr-only">{t('edit', { name })}</span>
          </a>
          <button
            type="button"
            className={iconButton}
            disabled={!isHydrated}
            onClick={() => onDelete(testimonial)}
          >
            <Icon name="bin" />
            <span className="sr-only">{t('delete', { name })}</span>
          </button>
        </span>
      </td>
    </tr>
  )
}
