import { Picture } from '@/components/ui/picture'
import type { ServiceSlug } from '@/features/services/rules'

/** The small picture of a service, beside its name. It is only fetched when its menu opens. */
export const ServiceThumb = ({ slug }: { slug: ServiceSlug }) => (
  <Picture name={`service-${slug}`} alt="" className="thumb" />
)
