import { dashboardMessages } from '@/i18n/staff-messages'
import type { Language } from '@/i18n/languages'

/** The texts of the publish card and its dialogs. */
export function postFormMessages(language: Language) {
  const { blogBoard, dashboard, postBlocks, postForm, translation } = dashboardMessages(language)
  return { blogBoard, dashboard, postBlocks, postForm, translation }
}
