import type { WebSocketRoute } from '@playwright/test';
import { readMeters } from '../support/meters.ts';
import { expect, test } from '../support/test.ts';

test('nothing on home moves once it is painted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await page.waitForTimeout(2_000);
  const { shift, shifts } = await readMeters(page);
  expect(shift, JSON.stringify(shifts)).toBeLessThan(0.02);
});

const TICKS_A_SECOND = 1000;
const BEAT = 20;
const MEASURED = 10_000;

test('a thousand ticks a second on a hundred rows hold the main thread for no long task', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const codes = new Set<string>();
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/live/, (route) => {
    socket = route;
    route.onMessage((text) => {
      const { op, args = [] } = JSON.parse(String(text)) as { op?: string; args?: string[] };
      if (op !== 'subscribe') return;
      for (const channel of args)
        if (channel.startsWith('ticker.')) codes.add(channel.slice('ticker.'.length));
    });
  });
  await page.goto('/');
  await expect.poll(() => codes.size).toBeGreaterThanOrEqual(100);
  await page.waitForTimeout(3_000);

  const all = [...codes];
  let sequence = 0;
  const started = await page.evaluate(() => performance.now());
  const begun = Date.now();
  // What a busy machine makes late is sent with the next beat.
  const feed = setInterval(() => {
    const due = ((Date.now() - begun) * TICKS_A_SECOND) / 1000;
    while (sequence < due) {
      sequence += 1;
      const code = all[sequence % all.length] ?? 'bitcoin';
      socket?.send(tick(code, sequence));
    }
  }, BEAT);
  await page.waitForTimeout(MEASURED);
  clearInterval(feed);

  const { longTasks } = await readMeters(page);
  expect(sequence).toBeGreaterThan((TICKS_A_SECOND * MEASURED) / 1000 / 2);
  expect(longTasks.filter((task) => task.start >= started)).toEqual([]);
});

function tick(code: string, sequence: number): string {
  const price = 100 + (sequence % 977) / 10;
  const change = (sequence % 41) / 10 - 2;
  const data = {
    price_usd: price,
    change_24h: change,
    change_utc8: change,
    change_utc0: change,
    vol_usd: 1e9,
  };
  return JSON.stringify({ ch: `ticker.${code}`, ts: Date.now(), seq: sequence, data });
}
