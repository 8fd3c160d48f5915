/** Runs what it is given so many ms later; returns the way to call that off. */
export function after(ms: number): (run: () => void) => () => void {
  return (run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
}
