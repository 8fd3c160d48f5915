/** May one more be done now? Counts it if so. */
export type Pace = () => boolean;

/** At most `most` within any second, by a clock in ms that only goes forward. */
export function createPace(most: number, now: () => number): Pace {
  let started: number[] = [];
  return () => {
    const time = now();
    started = started.filter((one) => time - one < 1_000);
    if (started.length >= most) return false;
    started.push(time);
    return true;
  };
}
