/** Path data as a template: numbers are rounded to a tenth, so that files stay small and the same everywhere. */
export const path = (text: TemplateStringsArray, ...values: (number | string)[]): string =>
  String.raw({ raw: text }, ...values.map((value) => (typeof value === 'number' ? tenth(value) : value)))

/** A tenth of a unit is finer than any screen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** `count` values of a function of the index. */
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Marks one after the other, drawn from back to front. */
export const draw = (...marks: (string | readonly string[])[]): string => marks.flat().join('')

/** A point on a circle; angles in degrees, 180 is left, 90 above, 0 right. */
export function onCircle(cx: number, cy: number, radius: number, angle: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180
  return [cx + radius * Math.cos(turn), cy - radius * Math.sin(turn)]
}
