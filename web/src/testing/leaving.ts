const endings: (() => void)[] = [];

/** Does this when the test is over and its page has been taken away. */
export function whenLeft(end: () => void): void {
  endings.push(end);
}

/** Ends what the pages of a test have begun. */
export function leave(): void {
  for (const end of endings.splice(0)) end();
}
