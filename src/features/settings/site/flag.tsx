/** Simplified flags by ISO 3166-1 code: fill color and path of each shape. Other countries are shown by their code. */
const planes: Record<string, [fill: string, path: string][]> = {
  US: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#B22234', 'M0 0h30v2.9H0zM0 5.700h30v2.900H0zM0 11.400h30v2.900H0zM0 17.100h30V20H0z'],
    ['#3C3B6E', 'M0 0h13v11.400H0z'],
  ],
  MX: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#006847', 'M0 0h10v20H0z'],
    ['#CE1126', 'M20 0h10v20H20z'],
    ['#7A5A2E', 'M12.600 9.800a2.400 2.400 0 0 0 4.800 0z'],
  ],
  PE: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#D91023', 'M0 0h10v20H0zM20 0h10v20H20z'],
  ],
}

/** The flag of a country by its ISO 3166-1 code, or the code where there is no drawing. */
export function Flag({ country }: { country: string }) {
  const flag = planes[country]
  if (!flag) return <span className="text-[length:var(--t-1)] text-muted">{country}</span>
  return (
    <svg
      viewBox="0 0 30 20"
      width="27"
      height="18"
      aria-hidden="true"
      className="shrink-0 rounded-[2px] outline outline-line"
    >
      {flag.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
