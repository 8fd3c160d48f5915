import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread itself, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the browser writes tasks under. */
const CATEGORIES = ['disabled-by-default-devtools.timeline'];

/**
 * How long each task held the page's main thread while `act` ran, ms of its own processor time: what another process
 * of the machine took from it in between does not count, so that a busy machine does not decide the measure.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && main.has(threadOf(event)),
  );
  // A browser that calls them otherwise would make every measure a good one.
  if (tasks.length === 0)
    throw new Error('The trace holds no task of the main thread: nothing was measured.');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}
