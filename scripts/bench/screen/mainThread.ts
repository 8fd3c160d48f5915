import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, µs of the trace's own clock. */
  readonly ts: number;
  /** Processor time of the thread itself, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/** What the browser writes tasks under. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** One task of a page's main thread. */
export interface Task {
  /** ms since the navigation to the page began; since the trace did, where none happened in it. */
  readonly start: number;
  /** Processor time of the thread itself, ms. */
  readonly ms: number;
}

/**
 * How long each task held the page's main thread while `act` ran, ms of its own processor time: what another process
 * of the machine took from it in between does not count, so that a busy machine does not decide the measure.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  return (await timedTasks(browser, page, act)).map(({ ms }) => ms);
}

/** The same tasks with the moment each began. */
export async function timedTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const events = trace.traceEvents;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && main.has(threadOf(event)),
  );
  // A browser that calls them otherwise would make every measure a good one.
  if (tasks.length === 0)
    throw new Error('The trace holds no task of the main thread: nothing was measured.');
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === page.url(),
  );
  const origin = navigation?.ts ?? Math.min(...tasks.map(({ ts }) => ts));
  return tasks.map(({ ts, tdur = 0 }) => ({ start: (ts - origin) / 1000, ms: tdur / 1000 }));
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}
