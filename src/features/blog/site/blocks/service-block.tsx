import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { isServiceSlug } from '@/features/services/rules'
import { Link } from '@/i18n/navigation'

type Props = { service?: unknown; title?: string | null; text?: string | null }

/** A call to one of the services; its picture leaves the page at the right. */
export function ServiceBlock({ service, title, text }: Props) {
  const t = useTranslations()
  if (typeof service !== 'string' || !isServiceSlug(service)) return null
  const name = t(`layout.serviceNames.${service}.title`)
  return (
    <div className="post-block block-service">
      <div className="block-service-words">
        {title && <p className="block-service-title">{title}</p>}
        {text && <p>{text}</p>}
        <Link href={`/services/${service}`} prefetch={false} className={buttonClass('line')}>
          {t('blog.blocks.see', { service: name })}
          <Arrow />
        </Link>
      </div>
      <div className="block-service-picture">
        <Picture name={`service-${service}`} alt="" className="picture-fill" />
      </div>
    </div>
  )
}
