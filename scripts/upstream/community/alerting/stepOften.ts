import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { reasonOf } from '../delivery/postSigned.ts';
import type { Alerting } from './alerting.ts';
import { createNews } from './createNews.ts';

/**
 * Steps once a market cycle, one after the other, until the returned function is called, which waits for the one that is
 * under way. The timer keeps no process alive.
 */
export function stepOften(
  alerting: Pick<Alerting, 'step'>,
  log: (line: string) => void,
): () => Promise<void> {
  const report = createNews(log);
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(next, CYCLE).unref();

  function next(): void {
    running = alerting
      .step()
      .catch((error: unknown) => {
        if (!isStopped) report(`alerts could not be looked at (${reasonOf(error)})`);
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, CYCLE).unref();
      });
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
