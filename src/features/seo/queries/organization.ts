import type { Organization, Place, WebSite } from 'schema-dts'

import { env } from '@/env'
import type { Settings } from '@/features/settings/queries'
import { localizedPath, languages, type Language } from '@/i18n/languages'

/** An address of this site in full: the configured one, whatever a request calls it. */
export const addressOf = (path: string): string => new URL(path, env.SITE_URL).href

/** How the parts of the data name each other. */
const named = (name: string) => `${addressOf('/')}#${name}`
export const agency = { '@id': named('organization') }

const logo = { '@type': 'ImageObject', url: addressOf('/icon-512.png'), width: '512', height: '512' } as const

/** The agency: what search engines show beside its name, and where it is on the pages that tell of that. */
export const organizationOf = (settings: Settings, withOffices: boolean): Organization => {
  const { brand, tagline, email, phone, socialLinks } = settings
  return {
    '@type': 'Organization',
    ...agency,
    name: brand,
    url: addressOf('/'),
    logo,
    ...(tagline && { slogan: tagline.text }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    sameAs: socialLinks.map(({ url }) => url).filter((url) => url.startsWith('https://')),
    ...(phone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: phone,
        ...(email && { email }),
        availableLanguage: [...languages],
      },
    }),
    ...(withOffices && { location: officesOf(settings) }),
  }
}

/** Where it is: what the settings say of its offices, and no more than that. */
const officesOf = ({ brand, offices }: Settings): Place[] =>
  offices.map(({ city, countryCode }) => ({
    '@type': 'Place',
    name: `${brand} ${city.text}`,
    address: { '@type': 'PostalAddress', addressLocality: city.text, addressCountry: countryCode },
  }))

/** The site in a language. */
export const webSiteOf = ({ brand }: Settings, language: Language): WebSite => ({
  '@type': 'WebSite',
  '@id': named(`website-${language}`),
  name: brand,
  url: addressOf(localizedPath('/', language)),
  inLanguage: language,
  publisher: agency,
})
