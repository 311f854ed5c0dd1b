import type { Organization, ProfessionalService, WebSite } from 'schema-dts'

import { env } from '@/env'
import type { Office, Settings } from '@/features/settings/queries'
import { localizedPath, languages, type Language } from '@/i18n/languages'

/** An address of this site in full: the configured one, whatever a request calls it. */
export const addressOf = (path: string): string => new URL(path, env.SITE_URL).href

/** How the parts of the data name each other. */
const named = (name: string) => `${addressOf('/')}#${name}`
export const agency = { '@id': named('organization') }

const logo = { '@type': 'ImageObject', url: addressOf('/icon-512.png'), width: '512', height: '512' } as const

/** The agency: what search engines show beside its name. */
export const organizationOf = ({ brand, tagline, email, phone, socialLinks }: Settings): Organization => ({
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
})

/** Where it can be visited: the places of the settings, each in its city. */
export const officesOf = ({ brand, phone, offices }: Settings): ProfessionalService[] =>
  offices.map(({ city, countryCode }: Office, index) => ({
    '@type': 'ProfessionalService',
    '@id': named(`office-${index + 1}`),
    name: `${brand} ${city.text}`,
    url: addressOf('/contact'),
    image: addressOf('/icon-512.png'),
    ...(phone && { telephone: phone }),
    address: { '@type': 'PostalAddress', addressLocality: city.text, addressCountry: countryCode },
    parentOrganization: agency,
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
