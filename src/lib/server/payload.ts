import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload instance of this process. The only file that imports the config. */
export const payload = (): Promise<Payload> => getPayload({ config })

export { config }
