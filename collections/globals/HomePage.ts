import { line, moments, passage, points, section } from '../fields/copy'
import { page } from './page'

/** The copy of the front door, and the last call that most pages end with. */
export const HomePage = page('home-page', [
  section('hero', [line('works'), line('rests'), passage('lead'), line('button'), line('secondButton')]),
  section('problem', [line('title'), passage('text'), moments()]),
  section('solution', [line('title'), passage('text')]),
  section('services', [line('title')]),
  section('audience', [line('title'), points()]),
  section('steps', [line('title'), points()]),
  section('why', [line('title'), points()]),
  section('voices', [line('title')]),
  section('strategyCall', [line('title'), line('button'), line('note', { required: false }), moments()]),
  section('finalCall', [line('works'), line('rests'), line('button')]),
])
