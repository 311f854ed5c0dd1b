/** The services of other companies that an operator may configure. */
export const connections = ['billing', 'model'] as const
export type Connection = (typeof connections)[number]

/** The errors that name a reason of their own; others are said as a failure. */
export const connectionFailures = {
  billing: { billing_refused: 'refused', billing_unavailable: 'unavailable' },
  model: { model_busy: 'busy', model_timeout: 'timeout', model_refused: 'refused', model_failed: 'unusable' },
} as const satisfies Record<Connection, Record<string, string>>

/** The request that tries a service. The model has its own, with a limit of its own. */
export const connectionTest = {
  billing: ['test-connection', { what: 'billing' }],
  model: ['check-model', {}],
} as const satisfies Record<Connection, readonly [string, object]>
