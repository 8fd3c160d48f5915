import { SECOND } from './units.ts';

type TimerHandle = number | object;
declare const setTimeout: (callback: () => void, ms: number) => TimerHandle;
declare const clearTimeout: (timer: TimerHandle) => void;

/** The whole second of an instant (epoch ms). */
export function secondOf(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
}

/**
 * Runs `callback` at the beginning of each whole second of a clock (epoch ms), so that everything that happens once a
 * second happens together. The timer keeps no process alive. Returns a function that stops it.
 */
export function everySecond(now: () => number, callback: () => void): () => void {
  let timer: TimerHandle;
  const wait = () => {
    timer = setTimeout(
      () => {
        wait();
        callback();
      },
      secondOf(now()) + SECOND - now(),
    );
    if (typeof timer === 'object' && 'unref' in timer && typeof timer.unref === 'function') timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
