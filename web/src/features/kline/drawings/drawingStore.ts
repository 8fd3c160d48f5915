import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';
import type { History } from '@coinmirror/shared/drawings/history.ts';
import { drawingSchema } from '@coinmirror/shared/drawings/schema.ts';
import { row, rows } from '#api/storage/codec.ts';
import { rowsByName } from '#api/storage/rowsByName.ts';
import { createStored } from '#api/storage/stored.ts';

type Drawings = readonly Drawing[];
type Steps = Omit<History<Drawings>, 'present'>;

const NONE: Drawings = [];
const NO_STEPS: Steps = { past: [], future: [] };
const stored = createStored(STORAGE_KEYS.drawings, rowsByName(rows(row(drawingSchema), ({ id }) => id)));
/** The undo history by pair, for as long as the page is open. */
const steps = new Map<string, Steps>();

/** The drawings of each pair, saved in this browser. */
export const drawingStore = {
  subscribe: stored.subscribe,
  of: (ticker: string): Drawings => stored.get()[ticker] ?? NONE,
  stepsOf: (ticker: string): Steps => steps.get(ticker) ?? NO_STEPS,

  /** Applies a change, or undoes one. Returns whether the browser saved the result. */
  turn(ticker: string, take: (history: History<Drawings>) => History<Drawings>): boolean {
    const before = { ...drawingStore.stepsOf(ticker), present: drawingStore.of(ticker) };
    const { past, present, future } = take(before);
    if (present === before.present) return true;
    steps.set(ticker, { past, future });
    return stored.set({ ...stored.get(), [ticker]: present });
  },
};
