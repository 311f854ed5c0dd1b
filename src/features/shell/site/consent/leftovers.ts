/** Whether something stands in the browser that only a yes keeps there. */
export const hasLeftovers = (): boolean => /(?:^|; )(?:puente_first|_ga)/.test(document.cookie)
