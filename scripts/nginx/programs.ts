import { findOrInstall } from '../process/find-or-install'

/** Returns the path of nginx, which is installed if possible, with openssl for its certificate. Undefined if it is not available. */
export const findOrInstallNginx = (): string | undefined =>
  findOrInstall(['nginx', 'openssl'], ['nginx-light', 'openssl'])

/** Installs what the test of certificates runs, if possible: what renews them, and an authority that issues them. */
export const installCertificatePrograms = (): void =>
  void findOrInstall(['certbot', 'pebble'], ['certbot', 'pebble'])
