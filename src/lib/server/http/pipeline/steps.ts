import { setClientAddress } from './client-address'
import { acceptHostCookies, prefixHostCookies } from './host-cookies'
import { dropInternalHeaders } from './internal-headers'
import { rewrite308As301 } from './moved-permanently'
import { rewriteAbsoluteForm } from './origin-form'
import { escapeUndecodablePath } from './readable-path'
import { rejectUnroutable } from './reject-unroutable'
import { sendRequestId, setRequestId } from './request-id'
import { dropStrayRouterHeaders } from './router-headers'
import { addSecurityHeaders } from './security-headers'
import { keepLastOfSingleHeaders } from './single-headers'
import { overrideStatus } from './status-override'
import type { RequestStep, ResponseStep } from './step'
import { stripQueryOfCachedPage } from './strip-query'
import { replaceTraceMethod } from './trace-method'

/**
 * What happens to a request before Next's router sees it, in this order. docs/request-pipeline.md says why each step is
 * needed. The URL is brought into the form that later steps expect: first a path, then a path that can be decoded, then
 * without a query that must not reach the page cache. The rejection comes last because it checks the final method and URL.
 */
export const requestSteps: readonly RequestStep[] = [
  setRequestId,
  replaceTraceMethod,
  dropInternalHeaders,
  acceptHostCookies,
  setClientAddress,
  rewriteAbsoluteForm,
  escapeUndecodablePath,
  stripQueryOfCachedPage,
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
  keepLastOfSingleHeaders,
  prefixHostCookies,
  addSecurityHeaders,
  rewrite308As301,
]
