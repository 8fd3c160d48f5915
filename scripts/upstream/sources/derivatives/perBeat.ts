import { BEAT } from '@coinmirror/shared/constants/timings.ts';

/** Makes something once a beat by a clock (epoch ms), however many ask for it. */
export function perBeat<Value>(now: () => number, make: () => Promise<Value>): () => Promise<Value> {
  let madeAt = Number.NaN;
  let made: Promise<Value>;
  return () => {
    const beat = Math.floor(now() / BEAT);
    if (beat !== madeAt) {
      madeAt = beat;
      made = make();
    }
    return made;
  };
}
