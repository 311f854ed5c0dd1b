declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      allowMismatchedSignatures: boolean
      vhostBuckets: boolean
      configureBuckets?: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}

declare module 's3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
    revokeAccessKey(accessKeyId: string): void
  }
}
