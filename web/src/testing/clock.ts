/** The time at which every route test runs. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 4, 0, 0);

const RealDate = Date;
const realNow = Date.now;

/**
 * Sets the clock of a test file to the market's instant and lets it run from there, so that pages do not depend on the
 * date of the run. Fake timers replace it like any clock. Returns a function that restores the real clock.
 */
export function startClock(): () => void {
  const ahead = TEST_NOW - realNow();
  RealDate.now = () => realNow() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
    apply: (target) => new target(target.now()).toString(),
  });
  return () => {
    RealDate.now = realNow;
    globalThis.Date = RealDate;
  };
}
