/** Whether the browser holds cookies that are set only after a yes. */
export const hasAnalyticsCookies = (): boolean => /(?:^|; )(?:puente_first|_ga)/.test(document.cookie)
