import type { Language } from '@/i18n/languages'
import dashboardEn from '@/messages/en/dashboard.json'
import peopleBoardEn from '@/messages/en/peopleBoard.json'
import dashboardEs from '@/messages/es/dashboard.json'
import peopleBoardEs from '@/messages/es/peopleBoard.json'

const en = { dashboard: dashboardEn, peopleBoard: peopleBoardEn }
const es: typeof en = { dashboard: dashboardEs, peopleBoard: peopleBoardEs }

/** The texts of the list of people. */
export const peopleMessages = (language: Language): typeof en => ({ en, es })[language]
