import type { Browser } from 'playwright-core';
import { inBrowser } from '../inBrowser.ts';
import { press } from '../next/press.ts';
import { STEPS, type Step } from '../next/steps.ts';
import type { Next } from '../next/watchNext.ts';
import { CONDITIONS, type Conditions } from '../paint/conditions.ts';
import { goal, one, table } from '../table.ts';

/** Presses per step; VISITS=9 gives steadier medians. */
const VISITS = Number(process.env['VISITS'] ?? '3');

interface Measured extends Next {
  readonly step: Step;
}

/** From the press of a link to the next page's heading and to its data, on a throttled phone and on a desktop. */
export function benchNext(): Promise<string> {
  return inBrowser(async ({ browser, origin }) => {
    for (const conditions of CONDITIONS) {
      const measured: Measured[] = [];
      for (const step of STEPS) measured.push(await medianStep(browser, origin, conditions, step));
      // Printed immediately: the next steps take minutes and may fail.
      console.log(`\n${nextReport(conditions, measured)}`);
    }
    return '';
  });
}

async function medianStep(
  browser: Browser,
  origin: string,
  conditions: Conditions,
  step: Step,
): Promise<Measured> {
  const presses: Next[] = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    presses.push(await press(browser, origin, conditions, step));
  const middle = (read: (next: Next) => number) =>
    presses.map(read).toSorted((a, b) => a - b)[Math.floor((VISITS - 1) / 2)] ?? Number.NaN;
  return { step, heading: middle(({ heading }) => heading), data: middle(({ data }) => data) };
}

function nextReport({ name, slow }: Conditions, measured: readonly Measured[]): string {
  const rows = measured.map(({ step, heading, data }) => [
    `${step.from} → ${step.to}`,
    one(heading, 0),
    one(data, 0),
  ]);
  const slowest = (read: (next: Next) => number) => Math.max(...measured.map(read));
  return [
    table(`The next page, ${name}: ms from the press, medians`, ['', 'heading', 'data'], rows),
    goal(
      'slowest heading',
      slowest(({ heading }) => heading),
      '≤',
      slow ? 200 : 100,
    ),
    goal(
      'slowest data',
      slowest(({ data }) => data),
      '≤',
      slow ? slow.rttMs + 400 : 150,
    ),
  ].join('\n');
}
