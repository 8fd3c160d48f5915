import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, µs of the trace's clock. */
  readonly ts: number;
  /** CPU time of the thread itself, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

/** Trace categories of tasks. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** One task of a page's main thread. */
export interface Task {
  /** ms since the page's navigation started; since the trace started, without a navigation in it. */
  readonly start: number;
  /** CPU time of the thread itself, ms. */
  readonly ms: number;
}

/**
 * How long each task blocked the page's main thread while `act` ran, ms of its own CPU time. Preemption by other
 * processes does not count, so that a busy machine does not distort the result.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  return (await timedTasks(browser, page, act)).map(({ ms }) => ms);
}

/** The same tasks with their start times. */
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
  // A browser with other task names would make every result look good.
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
