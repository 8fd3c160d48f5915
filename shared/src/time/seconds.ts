import { after } from './after.ts';
import { SECOND } from './units.ts';

/** The whole second of an instant (epoch ms). */
export function secondOf(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
}

/**
 * Runs `callback` at the beginning of each whole second of a clock (epoch ms), so that everything that happens once a
 * second happens together. The timer keeps no process alive. Returns a function that stops it.
 */
export function everySecond(now: () => number, callback: () => void): () => void {
  let stop: () => void;
  const wait = () => {
    stop = after(secondOf(now()) + SECOND - now(), () => {
      wait();
      callback();
    });
  };
  wait();
  return () => stop();
}
