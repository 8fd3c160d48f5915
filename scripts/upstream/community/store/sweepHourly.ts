import { printLine } from '../logging/printLine.ts';
import type { RetentionSweeper } from './retention.ts';

const HOUR = 3_600_000;

/**
 * Sweeps now and hourly until the returned function is called. The timer keeps no process alive; a failed sweep is
 * logged and retried an hour later.
 */
export function sweepHourly(retention: RetentionSweeper): () => void {
  const stopping = new AbortController();
  const sweep = () => {
    retention.sweep(stopping.signal).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      printLine(`expired rows could not be deleted (${reason})`);
    });
  };
  const timer = setInterval(sweep, HOUR).unref();
  sweep();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
