import { call, line, passage, point, points, section } from '../fields/copy'
import { page } from './page'

const titled = (name: string) => section(name, [line('title'), passage('text')])

/** Who the agency is, where, for whom, and why it was born. The people stand in Team. */
export const AboutPage = page('about-page', [
  section('hero', [line('title'), passage('lead')]),
  titled('mission'),
  titled('team'),
  titled('offices'),
  section('clients', [line('title'), passage('text'), points()]),
  section('origin', [
    line('title'),
    passage('text'),
    points('problems'),
    point('solution'),
    point('approach'),
  ]),
  call(),
])
