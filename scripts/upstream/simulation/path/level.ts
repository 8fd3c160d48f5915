import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { longTail } from '../random/hash.ts';
import { QUARTERS } from './cell.ts';
import type { Layers } from './layers.ts';
import { MINUTES } from './quarter.ts';
import { SAMPLES, type Samples } from './samples.ts';
import { CHUNK } from './waves.ts';

/** Time between two samples of a minute, ms. */
export const SAMPLE = MINUTE / SAMPLES;

/** The log price at an instant before it is bounded, computed only to the level of detail needed. */
export function levelIn(layers: Layers, time: number): number {
  const cell = Math.floor(time / CELL);
  if (time === cell * CELL) {
    const index = Math.floor(cell / CHUNK);
    return layers.grid(index).level[cell - index * CHUNK] ?? 0;
  }
  const quarter = Math.floor(time / QUARTER);
  if (time === quarter * QUARTER) return layers.cell(cell).quarters.nodes[quarter - cell * QUARTERS] ?? 0;
  const minute = Math.floor(time / MINUTE);
  if (time === minute * MINUTE) return layers.quarter(quarter).nodes[minute - quarter * MINUTES] ?? 0;
  return between(layers.minute(minute), (time - minute * MINUTE) / SAMPLE);
}

/** Seconds of a sample, and the number of courses that the price may take through them. */
const STEPS = SAMPLE / SECOND;
const COURSES = 64;

/**
 * Parts of a sample's move that are done at each of its seconds, course after course: they only grow, so that a sample's
 * extremes are its ends, but in uneven steps with pauses.
 */
const DONE = Float64Array.from({ length: COURSES * (STEPS + 1) }, (_, i) => {
  const course = Math.floor(i / (STEPS + 1));
  const weights = Array.from({ length: STEPS }, (_unused, step) =>
    uniform(course, step) < 0.12 ? 0 : longTail(course, 100 + step) + 1e-3,
  );
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const whole = sum(weights);
  const step = i % (STEPS + 1);
  return whole === 0 ? step / STEPS : sum(weights.slice(0, step)) / whole;
});

/** The level at a position between two samples: second by second on the course of the sample. */
export function between({ key, nodes }: Pick<Samples, 'key' | 'nodes'>, place: number): number {
  const sample = Math.floor(place);
  const left = nodes[sample] ?? 0;
  const at = (place - sample) * STEPS;
  const step = Math.floor(at);
  const course = (mix(key, 0xc0 + sample) % COURSES) * (STEPS + 1);
  const done = DONE[course + step] ?? 1;
  const next = DONE[course + step + 1] ?? 1;
  return left + ((nodes[sample + 1] ?? left) - left) * (done + (next - done) * (at - step));
}
