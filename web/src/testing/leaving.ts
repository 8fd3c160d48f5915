const endings: (() => void)[] = [];

/** Calls back when the test is over and its page has unmounted. */
export function whenLeft(end: () => void): void {
  endings.push(end);
}

/** Runs these callbacks. */
export function leave(): void {
  for (const end of endings.splice(0)) end();
}
