export type Text = (key: string) => string

/** Returns the texts of pictures. `translate` is Payload's `t`, which does not know our keys. */
export const mediaTexts =
  (translate: unknown): Text =>
  (key) =>
    (translate as Text)(`puente:pictures:${key}`)
