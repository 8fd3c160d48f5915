import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findTestChromium, launchFlags } from '../../../web/e2e/support/chromium.ts';
import { root } from '../../bootstrap/paths.mjs';
import { CHARTS, type ChartName, measureChart } from '../kline/measureChart.ts';
import { type Switched, switchAtSpeed } from '../kline/switches.ts';
import { goal, one, table } from '../table.ts';

const CANDLES = 100_000;
const TURNS = 2;

/** Promised maximum ratio to the underlying library, and to the peer. */
const PROMISED = { bare: 1.25, light: 1 } as const;
const LIVE_SCRIPT_MS = 1;
const MEMORY = 1.1;

/** Our chart, the bare library and lightweight-charts with the same 100,000 candles, in turn in one browser. */
export async function benchKline(): Promise<string> {
  const executablePath = findTestChromium();
  if (!executablePath) return 'No Chromium on this machine (CHROMIUM_PATH): the chart is not measured.';
  await build({ configFile: join(root, 'web/gallery/kline/vite.config.ts') });
  const browser = await chromium.launch({ executablePath, args: launchFlags() });
  try {
    const best: Record<ChartName, Record<string, number>> = { ours: {}, bare: {}, light: {} };
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const name of CHARTS) {
        for (const [figure, value] of Object.entries(await measureChart(browser, name, CANDLES)))
          best[name][figure] = Math.min(value, best[name][figure] ?? Number.POSITIVE_INFINITY);
      }
    }
    const switched = await switchAtSpeed(browser);
    return report(best, switched);
  } finally {
    await browser.close();
  }
}

function report(best: Record<ChartName, Record<string, number>>, { before, after, others }: Switched) {
  const figures = Object.keys(best.ours).map((name) => ({
    name,
    ours: best.ours[name] ?? Number.NaN,
    bare: best.bare[name] ?? Number.NaN,
    light: best.light[name] ?? Number.NaN,
  }));
  const rows = figures.map(({ name, ours, bare, light }) => [
    name,
    ...[ours, bare, light].map((value) => one(value, 2)),
    ...[ours / bare, ours / light].map((value) => one(value, 2)),
  ]);
  const head = [
    '',
    'ours ms',
    'klinecharts ms',
    'lightweight ms',
    'ours ÷ klinecharts',
    'ours ÷ lightweight',
  ];
  return [
    table(`${CANDLES.toLocaleString('en')} candles in Chromium`, head, rows),
    ...figures.flatMap(({ name, ours, bare, light }) => [
      goal(`${name}, ours ÷ klinecharts`, ours / bare, '≤', PROMISED.bare),
      goal(`${name}, ours ÷ lightweight`, ours / light, '≤', PROMISED.light),
    ]),
    goal(
      'live: ms of script an update',
      best.ours['live: script of an update, median'] ?? Number.NaN,
      '≤',
      LIVE_SCRIPT_MS,
    ),
    `200 switches of pair and period: ${one(before)} MB before, ${one(after)} MB after`,
    goal('switches after which candles of another were seen', others, '≤', 0),
    goal('memory after ÷ before', after / before, '≤', MEMORY),
  ].join('\n');
}
