import { MINUTE_MS, offsetAt } from '@/lib/zoned-time'

const RADIUS = 40
const CENTER = { x: 50, y: 46 }

/** Where an hour of the day is on the arc from 6 AM to 6 PM. */
function pointAt(hour: number): string {
  const part = Math.min(1, Math.max(0, (hour - 6) / 12))
  const angle = Math.PI * (1 - part)
  return `${(CENTER.x + RADIUS * Math.cos(angle)).toFixed(1)} ${(CENTER.y - RADIUS * Math.sin(angle)).toFixed(1)}`
}

/** The day as an arc, run as far as the time is: a picture only. */
export function ClockArc({ at, zone }: { at: number; zone: string }) {
  const local = new Date(at + offsetAt(zone, at) * MINUTE_MS)
  const point = pointAt(local.getUTCHours() + local.getUTCMinutes() / 60)
  const [x, y] = point.split(' ')
  return (
    <svg viewBox="0 0 100 56" aria-hidden="true" className="mb-1.5 w-21 overflow-visible" fill="none">
      <path
        d="M10 46A40 40 0 0 1 90 46"
        className="stroke-muted"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray=".1 7"
      />
      <path
        d={`M10 46A40 40 0 0 1 ${point}`}
        className="stroke-accent"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M2 50H98" className="stroke-deck" strokeWidth="4" strokeLinecap="round" />
      <circle cx={x} cy={y} r="9" className="fill-[var(--art-maiz)]" />
    </svg>
  )
}
