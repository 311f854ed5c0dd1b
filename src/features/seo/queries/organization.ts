import type { Organization, Place, WebSite } from 'schema-dts'

import { env } from '@/env'
import type { Settings } from '@/features/settings/queries'
import { localizedPath, languages, type Language } from '@/i18n/languages'

/** Returns the absolute URL of a path on SITE_URL. The host of a request is not trusted. */
export const absoluteUrl = (path: string): string => new URL(path, env.SITE_URL).href

/** The @id by which the parts of the graph refer to each other. */
const graphId = (name: string) => `${absoluteUrl('/')}#${name}`
export const agency = { '@id': graphId('organization') }

const logo = {
  '@type': 'ImageObject',
  url: absoluteUrl('/icon-512.png'),
  width: '512',
  height: '512',
} as const

/** Returns the agency as an Organization, with its offices on the pages that show them. */
export const organizationOf = (settings: Settings, withOffices = false): Organization => {
  const { brand, tagline, email, phone, socialLinks } = settings
  return {
    '@type': 'Organization',
    ...agency,
    name: brand,
    url: absoluteUrl('/'),
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

const officesOf = ({ brand, offices }: Settings): Place[] =>
  offices.map(({ city, countryCode, phone, address }) => ({
    '@type': 'Place',
    name: `${brand} ${city.text}`,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: city.text,
      addressCountry: countryCode,
    },
    ...(phone && { telephone: phone }),
  }))

/** Returns the site in a language as a WebSite. */
export const webSiteOf = ({ brand }: Settings, language: Language): WebSite => ({
  '@type': 'WebSite',
  '@id': graphId(`website-${language}`),
  name: brand,
  url: absoluteUrl(localizedPath('/', language)),
  inLanguage: language,
  publisher: agency,
})
