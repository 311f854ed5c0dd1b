import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { PictureName } from '@/lib/art/catalog'
import type { ComingSoonPageName } from '@/features/routes/rules'

type Way = { key: '1' | '2'; path: string; picture: PictureName }

const ways: Record<ComingSoonPageName, [Way, Way]> = {
  industries: [
    { key: '1', path: '/services/seo-optimization', picture: 'service-seo-optimization' },
    { key: '2', path: '/resources', picture: 'cover-opening-night-12' },
  ],
  'case-studies': [
    { key: '1', path: '/services/web-development', picture: 'service-web-development' },
    { key: '2', path: '/services/marketing-automation', picture: 'service-marketing-automation' },
  ],
  careers: [
    { key: '1', path: '/about', picture: 'about-origin' },
    { key: '2', path: '/resources', picture: 'cover-opening-night-12' },
  ],
}

/** Two pages that have something to read today. */
export function ComingSoonWays({ name }: { name: ComingSoonPageName }) {
  const t = useTranslations('pages.soon')
  return (
    <section aria-labelledby="until" className="band-sunk coming-soon-ways">
      <div className="page columns">
        <h2 id="until" className="title">
          {t('until')}
        </h2>
        <ul>
          {ways[name].map(({ key, path, picture }) => (
            <li key={key}>
              <Link href={path} prefetch={false}>
                <span className="thumb">
                  <Picture name={picture} alt="" className="picture-fill" />
                </span>
                <span>
                  <b>{t(`${name}.ways.${key}.title`)}</b>
                  {t(`${name}.ways.${key}.text`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
