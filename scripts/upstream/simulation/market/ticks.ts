import { everySecond } from '@coinmirror/shared/time/seconds.ts';
import type { Tick } from '../../ports/ticks.ts';

interface Listener {
  readonly codes: readonly string[];
  readonly onTicks: (ticks: readonly Tick[]) => void;
}

/**
 * Sends each listener the coins whose price changed since the last second. One timer serves all listeners; it runs only
 * while there are any, and keeps no process alive.
 */
export function createTickStream(now: () => number, tickOf: (code: string) => Tick | null) {
  const listeners = new Set<Listener>();
  const lastPrices = new Map<string, number>();
  let stopTimer: (() => void) | null = null;

  function emitTicks(): void {
    const codes = new Set([...listeners].flatMap((listener) => listener.codes));
    const changed = new Map<string, Tick>();
    for (const code of codes) {
      const tick = tickOf(code);
      if (tick === null || lastPrices.get(code) === tick.price) continue;
      lastPrices.set(code, tick.price);
      changed.set(code, tick);
    }
    for (const { codes: wanted, onTicks } of listeners) {
      const ticks = wanted.flatMap((code) => changed.get(code) ?? []);
      if (ticks.length > 0) onTicks(ticks);
    }
  }

  return (codes: readonly string[], onTicks: (ticks: readonly Tick[]) => void): (() => void) => {
    const listener: Listener = { codes: [...codes], onTicks };
    listeners.add(listener);
    stopTimer ??= everySecond(now, emitTicks);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopTimer?.();
      stopTimer = null;
      lastPrices.clear();
    };
  };
}
