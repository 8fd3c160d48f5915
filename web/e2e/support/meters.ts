import { fileURLToPath } from 'node:url';

/** The script that fills `window.__meters`; give it to `addInitScript({ path })`. */
export const metersScript: string = fileURLToPath(new URL('./meters.js', import.meta.url));

export interface Meters {
  /** Sum of layout shifts without input; the goal is under 0.02. */
  readonly shift: number;
  readonly shifts: readonly { value: number; time: number; nodes: readonly string[] }[];
  /** Tasks over 50 ms, in ms since the page started. */
  readonly longTasks: readonly { start: number; duration: number }[];
}

/** The part of a page that reading its meters needs. */
interface Evaluating {
  evaluate<Result>(expression: string): Promise<Result>;
}

/** Reads the meters of a page that was opened with `metersScript`. */
export function readMeters(page: Evaluating): Promise<Meters> {
  return page.evaluate<Meters>('window.__meters');
}
