import type { PublicWorld } from './publicWorld.ts';

/** Something that is asked for or sampled again and again, whether or not a page is read. */
export interface Poll {
  /** ms between two runs. */
  readonly every: number;
  run(world: PublicWorld): Promise<unknown>;
}

/** Runs polls, each by its own time, until the signal; one that throws is told to `log` and goes on. */
export function runPolls(
  polls: readonly Poll[],
  world: PublicWorld,
  { signal, log }: { readonly signal: AbortSignal; readonly log: (error: unknown) => void },
): void {
  for (const each of polls) void loop(each);

  async function loop(each: Poll): Promise<void> {
    while (!signal.aborted) {
      await each.run(world).catch(log);
      await pause(each.every, signal);
    }
  }
}

/** Waits some ms, or until the signal. Does not keep the process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      done();
    };
    const timer = setTimeout(stop, ms);
    timer.unref();
    signal.addEventListener('abort', stop, { once: true });
  });
}
