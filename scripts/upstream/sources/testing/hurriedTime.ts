import { vi } from 'vitest';

/** ms of the clock that pass at once, and real ms between two of them. */
const STEP = 250;
const EVERY = 20;

export interface HurriedTime {
  /** Lets so many ms of the clock pass, as fast as what they set off allows. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until something holds. Rejects after `patience` ms of the clock. */
  until(holds: () => boolean | Promise<boolean>, patience: number): Promise<void>;
  stop(): void;
}

/**
 * A clock for this process that stands still unless it is told to pass, and then runs at most twelve times as fast as
 * the real one: what a second sets off is answered before the next one begins, and a busy machine slows the clock
 * instead of missing its limits. Begin before what asks for the time is made.
 */
export function hurryTime(): HurriedTime {
  const { setTimeout: realTimeout } = globalThis;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const step = async () => {
    await vi.advanceTimersByTimeAsync(STEP);
    await new Promise<void>((done) => realTimeout(done, EVERY));
  };
  return {
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += STEP) await step();
    },
    async until(holds, patience) {
      for (let passed = 0; passed < patience; passed += STEP) {
        if (await holds()) return;
        await step();
      }
      throw new Error(`nothing came within ${patience} ms`);
    },
    stop: () => void vi.useRealTimers(),
  };
}
