type Props = { stones: string[]; className?: string }

const [centre, base, outer, inner] = [400, 400, 390, 268] as const
const vault = `M${centre - inner + 24} ${base}a${inner - 24} ${inner - 24} 0 0 1 ${2 * (inner - 24)} 0z`

/** A point of the arch: how far from its centre, and how far along it from left (0) to right (1). */
const point = (radius: number, along: number) => {
  const angle = Math.PI * (1 - along)
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(base - radius * Math.sin(angle)).toFixed(1)}`
}

/** One stone between two places along the arch. */
const stone = (from: number, to: number) =>
  `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`

/** Two people who talk below an arch of stones: the colours of the stones from left to right. Says nothing by itself. */
export function Arch({ stones, className }: Props) {
  const joint = 0.006
  return (
    <svg viewBox="0 0 800 400" aria-hidden="true" className={className}>
      <path d={vault} fill="var(--art-paper)" />
      {stones.map((colour, index) => (
        <path
          key={index}
          d={stone(
            index / stones.length + (index && joint),
            (index + 1) / stones.length - (index + 1 < stones.length ? joint : 0),
          )}
          fill={`var(--art-${colour})`}
        />
      ))}
      <path d="M236 342v-44a48 48 0 0 1 48-48h104a46 46 0 0 1 0 92z" fill="var(--art-blue)" />
      <path
        d="M268 282h116M268 312h72"
        className="stroke-(--art-paper)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M536 262v-38a42 42 0 0 0-42-42h-68a40 40 0 0 0 0 80z" fill="var(--art-pink)" />
      <path
        d="M426 209h76M426 236h48"
        className="stroke-(--art-paper)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  )
}
