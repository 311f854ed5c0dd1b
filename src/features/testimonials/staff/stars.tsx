'use client'

import { useTranslations } from 'next-intl'

import { testimonialLimits } from '../rules'

/** A rating as stars, and as a number for those who cannot see them. */
export function Stars({ rating }: { rating: number }) {
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
