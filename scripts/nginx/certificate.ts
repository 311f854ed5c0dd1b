import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { findProgram } from '../process/find-program'
import { UserError } from '../process/user-error.mjs'

type CertificateFiles = { key: string; certificate: string }

/** Creates a self-signed certificate for a name, which is valid for two days, as two files of a folder. */
export function createCertificate(dir: string, name: string, { key, certificate }: CertificateFiles): void {
  const { status, stderr } = spawnSync(
    findProgram('openssl') ?? 'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
      ...['-addext', `subjectAltName=DNS:${name}`],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-keyout', join(dir, key), '-out', join(dir, certificate)],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new UserError(`openssl could not create a certificate: ${stderr.trim()}`)
}
