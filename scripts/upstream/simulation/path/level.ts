import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { QUARTERS } from './cell.ts';
import type { Layers } from './layers.ts';
import { MINUTES } from './quarter.ts';
import { SAMPLES } from './samples.ts';
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
  return between(layers.minute(minute).nodes, (time - minute * MINUTE) / SAMPLE);
}

/** The level at a position between two samples, by linear interpolation. */
export function between(nodes: Float64Array, place: number): number {
  const sample = Math.floor(place);
  const left = nodes[sample] ?? 0;
  return left + ((nodes[sample + 1] ?? left) - left) * (place - sample);
}
