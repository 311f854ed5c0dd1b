import type { Direction } from './board-table'

/** Returns one parameter of a URL. */
export type ReadParameter<Name extends string = string> = (name: Name) => unknown

/** Returns a function that reads these parameters of a URL. Empty ones are left out, and those that are there twice. */
export const listParams =
  <Name extends string>(names: readonly Name[]) =>
  (read: ReadParameter<Name>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = read(name)
        return typeof value === 'string' && value !== '' ? [[name, value]] : []
      }),
    ) as Partial<Record<Name, string>>

type SortParams = { sort?: string | undefined; direction?: string | undefined }

/** Returns the order that the URL names, else `byDefault`. `sorts` has the direction of the first click on each. */
export function sortOf<Sort extends string>(
  { sort, direction }: SortParams,
  sorts: Readonly<Record<Sort, Direction>>,
  byDefault: Sort,
): { by: Sort; direction: Direction } {
  const by = sort && Object.hasOwn(sorts, sort) ? (sort as Sort) : byDefault
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : sorts[by] }
}
