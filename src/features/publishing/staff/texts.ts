export type Text = (key: string, values?: Record<string, string>) => string

/**
 * Returns the texts of publishing, with their `{arguments}` filled in. `translate` is Payload's `t`, which knows another
 * syntax for arguments than our messages have.
 */
export const textsOf =
  (translate: unknown): Text =>
  (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      (translate as (key: string) => string)(`puente:publishing:${key}`),
    )
