import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'

import config from '../../../../payload.config.mjs'
import { importMap } from '../importMap.js'

export const generateMetadata = (args) => generatePageMetadata({ ...args, config })

export default function NotFound(args) {
  return NotFoundPage({ ...args, config, importMap })
}
