import type { Language } from '@/i18n/languages'
import type { DraftedCollection, DraftedGlobal } from './rules'

export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof scheduledActions)[number]

/** How far ahead a publication can be scheduled, in days. */
export const MAX_SCHEDULE_DAYS = 730

/** Why a scheduled publication did not happen. */
export type ScheduleProblem = 'incomplete' | 'archived' | 'failed'

/** A publication to come, or one that did not happen. `at` is an ISO time; `document.id` is null for a global. */
export type ScheduledPublication = {
  id: string
  document: { slug: DraftedCollection | DraftedGlobal; id: string | null; title: string | null }
  language: Language
  action: ScheduledAction
  at: string
  /** The name of the person who scheduled it; null if that account was deleted. */
  scheduledBy: string | null
  problem: ScheduleProblem | null
}
