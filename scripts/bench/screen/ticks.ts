import { moveFirst } from '../../../web/e2e/support/page.ts';
import { openTickFeed } from '../../../web/e2e/support/tickFeed.ts';
import { type Figure, inTurns } from './figure.ts';
import { mainThreadTasks } from './mainThread.ts';
import { type Screen, type Stage, visit } from './visit.ts';

const ROWS = 100;
const TICKS_A_SECOND = 1_000;
const SPAN = 10_000;
const SCREENS: readonly Screen[] = [
  { name: 'ours', address: '/' },
  { name: 'bare', address: `/bare/?rows=${ROWS}` },
];

const TASK = '1,000 ticks a second on 100 rows: longest task';
const BUSY = '1,000 ticks a second on 100 rows: main thread, ms a second';

/** Ten seconds of a thousand ticks a second over the rows of home. */
export function measureTicks(stage: Stage): Promise<Figure[]> {
  return inTurns(SCREENS, { [TASK]: { ms: 50 }, [BUSY]: { ratio: 1 } }, async (screen) => {
    let feed: Awaited<ReturnType<typeof openTickFeed>> | undefined;
    try {
      return await visit(
        stage,
        screen,
        async (context) => {
          feed = await openTickFeed(context);
        },
        async (page) => {
          await page.waitForTimeout(2_000);
          await moveFirst(page);
          await page.waitForTimeout(3_000);
          const codes = feed?.codes.size ?? 0;
          if (codes < ROWS) throw new Error(`Only ${codes} rows asked for ticks.`);
          const tasks = await mainThreadTasks(
            stage.browser,
            page,
            async () => await feed?.run(TICKS_A_SECOND, SPAN),
          );
          const busy = tasks.reduce((sum, task) => sum + task, 0);
          return { [TASK]: Math.max(...tasks), [BUSY]: busy / (SPAN / 1_000) };
        },
      );
    } finally {
      await feed?.close();
    }
  });
}
