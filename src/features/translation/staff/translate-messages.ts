import type { Language } from '@/i18n/languages'
import blogBoardEn from '@/messages/en/blogBoard.json'
import dashboardEn from '@/messages/en/dashboard.json'
import translationEn from '@/messages/en/translation.json'
import blogBoardEs from '@/messages/es/blogBoard.json'
import dashboardEs from '@/messages/es/dashboard.json'
import translationEs from '@/messages/es/translation.json'

const en = { blogBoard: blogBoardEn, dashboard: dashboardEn, translation: translationEn }
const es: typeof en = { blogBoard: blogBoardEs, dashboard: dashboardEs, translation: translationEs }

/** The texts of the screen side by side. */
export const translateMessages = (language: Language): typeof en => ({ en, es })[language]
