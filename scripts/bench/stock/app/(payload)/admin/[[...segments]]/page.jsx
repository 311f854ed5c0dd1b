import { generatePageMetadata, RootPage } from '@payloadcms/next/views'

import config from '../../../../payload.config.mjs'
import { importMap } from '../importMap.js'

export const generateMetadata = (args) => generatePageMetadata({ ...args, config })

export default function Page(args) {
  return RootPage({ ...args, config, importMap })
}
