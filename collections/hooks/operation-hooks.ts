import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from 'payload'

/** In Payload's types two operations are deprecated, so that reading `operation` counts as deprecated in every hook. */
type AnyOperation<Hook extends (args: never) => unknown> = (
  args: Omit<Parameters<Hook>[0], 'operation'> & { operation: string },
) => ReturnType<Hook>

export type BeforeOperationHook = AnyOperation<CollectionBeforeOperationHook>
export type AfterOperationHook = AnyOperation<CollectionAfterOperationHook>
