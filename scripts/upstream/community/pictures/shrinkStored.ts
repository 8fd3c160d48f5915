import { setTimeout as sleep } from 'node:timers/promises';
import { printLine } from '../logging/printLine.ts';
import type { Store } from '../store/store.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** ms between two pictures: calls are answered in between, and other work gets the processor. */
const PAUSE = 50;

export interface ShrinkOptions {
  readonly shrink?: typeof shrinkPicture;
  readonly pause?: () => Promise<unknown>;
  readonly log?: (line: string) => void;
}

/**
 * Makes stored pictures small, one at a time, and returns how many; a stopped run goes on at the next start where it ended,
 * since only large ones are looked for. One that cannot be read stays as it is. Never rejects.
 */
export async function shrinkStored(
  images: Store['largeImages'],
  signal: AbortSignal,
  {
    shrink = shrinkPicture,
    pause = () => sleep(PAUSE, undefined, { signal }).catch(() => undefined),
    log = printLine,
  }: ShrinkOptions = {},
): Promise<number> {
  let count = 0;
  try {
    for (let image = images.after(''); image && !signal.aborted; image = images.after(image.name)) {
      const small = await shrink(image.type, image.bytes);
      // The database may be closed by now.
      if (signal.aborted) break;
      if (small) {
        images.replace(image.name, small);
        count += 1;
      }
      await pause();
      if (signal.aborted) break;
    }
  } catch (error) {
    log(
      `stored pictures could not be made small (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return count;
}
