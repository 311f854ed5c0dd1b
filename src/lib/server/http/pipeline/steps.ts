import {
  addSecurityHeaders,
  keepLastOfSingleHeaders,
  logMissingPage,
  overrideStatus,
  sendRequestId,
  prefixHostCookies,
} from './response'
import {
  assumeOwnSite,
  dropInternalHeaders,
  dropStrayRouterHeaders,
  setClientAddress,
  setRequestId,
  acceptHostCookies,
} from './request-headers'
import {
  escapeUndecodablePath,
  rejectUnroutable,
  replaceTraceMethod,
  rewriteAbsoluteForm,
  lowerLanguagePrefix,
} from './request-line'
import { paintBeforeScripts } from './paint-before-scripts'
import type { RequestStep, ResponseStep } from './step'
import { shareWithCdn } from './share-with-cdn'
import { stripQueryOfCachedPage, rewrite308As301 } from './cached-page-query'

/**
 * What happens to a request before Next's router sees it, in this order. docs/request-pipeline.md says why each step is
 * needed. The URL is brought into the form that later steps expect: first a path, then a path that can be decoded, then
 * without a query that must not reach the page cache. The rejection comes after them because it checks the final method and
 * URL; what changes the body of a page, last.
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
  paintBeforeScripts,
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
  shareWithCdn,
]
