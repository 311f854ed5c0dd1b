import { locale } from 'next/root-params'

/** The first segment of the address, which may be no language. Next writes no types for parameters of route groups' layouts. */
export const rootLocale = locale as () => Promise<unknown>
