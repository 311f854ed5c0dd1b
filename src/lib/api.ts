/** What a value is after it has travelled as JSON: dates are strings. */
export type Json<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? { [Key in keyof T]: Json<T[Key]> }
      : T

/** What a form sends: the server says what is missing, and what is none of the choices. */
export type Draft<Input> = Input extends string
  ? string
  : Input extends object
    ? { [Key in keyof Input]?: Draft<Input[Key]> }
    : Input

/** What a verb or query takes and what it returns. */
export type Endpoint<Input, Result> = ((request: Request) => Promise<Response>) & {
  /** Only its type exists. */
  readonly types?: { input: Input; result: Result }
}

/**
 * Every verb and every query by its name below /api, with what it takes and returns. Each `endpoints.ts` adds its own (`declare
 * module`), so that a screen calls it by name without importing code of the server.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The features fill them.
export interface Verbs {}
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The features fill them.
export interface Queries {}
