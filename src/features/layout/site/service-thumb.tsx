import { Picture } from '@/components/ui/picture'
import type { ServiceSlug } from '@/features/services/rules'

/** The picture of a service in a menu. It is loaded lazily, when the menu opens. */
export const ServiceThumb = ({ slug }: { slug: ServiceSlug }) => (
  <Picture name={`service-${slug}`} alt="" className="thumb" />
)
