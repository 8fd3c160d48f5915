import { vi } from 'vitest';

export interface OwnTime {
  /** Lets so many ms pass at once for everything in this process that measures or waits. */
  pass(ms: number): Promise<void>;
  end(): void;
}

/** Takes the clocks and timers of this process, gateway and fake upstream included: nobody waits for lifetimes and patience. */
export function takeTime(): OwnTime {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  return {
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    end: () => void vi.useRealTimers(),
  };
}
