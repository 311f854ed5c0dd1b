import { addSecurityHeaders } from './add-security-headers'
import { assumeOwnSite } from './assume-own-site'
import { dropInternalHeaders } from './drop-internal-headers'
import { dropStrayRouterHeaders } from './drop-stray-router-headers'
import { escapeUndecodablePath } from './escape-undecodable-path'
import { acceptHostCookies, prefixHostCookies } from './host-cookies'
import { keepLastOfSingleHeaders } from './keep-last-of-single-headers'
import { logMissingPage } from './log-missing-page'
import { lowerLanguagePrefix } from './lower-language-prefix'
import { overrideStatus } from './override-status'
import { rejectUnroutable } from './reject-unroutable'
import { replaceTraceMethod } from './replace-trace-method'
import { sendRequestId, setRequestId } from './request-id'
import { rewrite308As301 } from './rewrite-308-as-301'
import { rewriteAbsoluteForm } from './rewrite-absolute-form'
import { setClientAddress } from './set-client-address'
import type { RequestStep, ResponseStep } from './step'
import { stripQueryOfCachedPage } from './strip-query-of-cached-page'

/**
 * What happens to a request before Next's router sees it, in this order. docs/request-pipeline.md says why each step is
 * needed. The URL is brought into the form that later steps expect: first a path, then a path that can be decoded, then
 * without a query that must not reach the page cache. The rejection comes last because it checks the final method and URL.
 */
export const requestSteps: readonly RequestStep[] = [
  setRequestId,
  replaceTraceMethod,
  dropInternalHeaders,
  assumeOwnSite,
  acceptHostCookies,
  setClientAddress,
  rewriteAbsoluteForm,
  escapeUndecodablePath,
  stripQueryOfCachedPage,
  lowerLanguagePrefix,
  dropStrayRouterHeaders,
  rejectUnroutable,
]

/**
 * What happens to every response at the moment its headers are sent, in this order. Repeated headers are reduced to one
 * before the steps that read single values: the policy is extended, and the target of a redirect gets its query.
 */
export const responseSteps: readonly ResponseStep[] = [
  sendRequestId,
  overrideStatus,
  logMissingPage,
  keepLastOfSingleHeaders,
  prefixHostCookies,
  addSecurityHeaders,
  rewrite308As301,
]
