import type { ServiceSlug } from '@/features/services/rules'

/** The small picture of a service, beside its name. It is only fetched when its menu opens. */
export function ServiceThumb({ slug }: { slug: ServiceSlug }) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a small vector of ours, drawn by itself
    <img src={`/art/service-${slug}.svg`} alt="" width="92" height="112" loading="lazy" className="thumb" />
  )
}
