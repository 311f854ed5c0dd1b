'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useMutation } from '@tanstack/react-query'

import { iconBox, iconButton } from '@/components/staff/icon-button'
import { rowTitle } from '@/components/staff/row-title'
import { ContentLanguages } from '@/components/staff/languages'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-browser'
import { otherLanguage } from '@/i18n/languages'
import type { ListedTestimonial } from '../queries/testimonial-list'
import { HeadshotPicture } from './headshot-field'
import { openTestimonial, testimonialHref } from './testimonial-params'
import { testimonialLimits } from '../rules'
import { Switch } from './switch'
import { activeMutation, useTestimonialMutationContext } from './testimonial-mutations'

/** Shows a testimonial to visitors or hides it, and saves that at once. */
function ActiveSwitch({ testimonial: { id, name, isActive } }: { testimonial: ListedTestimonial }) {
  const context = useTestimonialMutationContext()
  const t = context.texts.board
  const change = useMutation(activeMutation(id, context))
  const isHydrated = useHydrated()
  return (
    <Switch
      isOn={isActive}
      aria-label={t('activeOf', { name })}
      disabled={!isHydrated}
      onClick={() => change.mutate({ next: !isActive, shown: isActive })}
    >
      {t(isActive ? 'active' : 'inactive')}
    </Switch>
  )
}

/** A rating as stars, and as a number for those who cannot see them. */
function Stars({ rating }: { rating: number }) {
  const t = useTranslations('testimonialBoard')
  const rest = testimonialLimits.maxRating - rating
  return (
    <span className="whitespace-nowrap text-yellow-mark">
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(Math.max(rest, 0))} <b className="ml-1 text-ink">{rating}</b>
      </span>
      <span className="sr-only">{t('stars', { rating })}</span>
    </span>
  )
}

/** On phones below the name, not below the picture. */
const below = 'max-md:col-[2/-1] max-md:pl-13'

/** Of the column that a table of less than 1,000 px leaves out: staff has 14 px to a rem. */
export const hiddenCompany = 'md:@max-[71.5rem]:hidden'

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
    <tr
      data-row={id}
      className={`max-md:grid-cols-[--spacing(11)_minmax(0,1fr)_auto] ${isHeld ? 'relative bg-surface shadow-[-1em_0_0_var(--ink),0_0.5em_1.5em_rgb(0_0_0/18%)] select-none forced-outline' : ''}`}
    >
      <td className="max-md:col-start-1 max-md:row-[1/span_6]">
        <button
          type="button"
          className={`${iconBox} touch-none [&>svg]:stroke-3 ${isHeld ? 'cursor-grabbing text-ink' : 'cursor-grab text-muted'}`}
          title={t('move.hint')}
          disabled={!isHydrated}
          {...handle}
        >
          <Icon name="grip" />
          <span className="sr-only">{t('move.handle', { name, ...place })}</span>
        </button>
      </td>
      <th scope="row" className="max-md:col-[2/-1]">
        <span className="flex items-center gap-3">
          <HeadshotPicture headshot={image} />
          <span className="min-w-0">
            <a {...link} className={`${rowTitle} max-md:text-body/5.5`}>
              {name}
            </a>
            <small className="block text-note/4.5 text-muted">{position}</small>
          </span>
        </span>
      </th>
      <td className={`${below} ${hiddenCompany} wrap-anywhere`}>{company}</td>
      <td className={below}>
        <Stars rating={rating} />
      </td>
      <td className={below}>
        <ContentLanguages present={languages} missing={(name) => t('missing', { language: name })} />
      </td>
      <td className="max-md:col-start-2 max-md:row-start-6 max-md:pl-13">
        <ActiveSwitch testimonial={testimonial} />
      </td>
      <td className="text-end max-md:hidden">{displayOrder}</td>
      <td className="max-md:col-start-3 max-md:row-start-6">
        <span className="-mr-1.5 flex justify-end">
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
