import { REST_POST } from '@payloadcms/next/routes'

import config from '../../../payload.config.mjs'

export const POST = REST_POST(config)
