import { inBrowser } from '../inBrowser.ts';
import type { Figure } from '../screen/figure.ts';
import { measureLongTable } from '../screen/longTable.ts';
import { measureSearch } from '../screen/search.ts';
import { measureTicks } from '../screen/ticks.ts';
import { goal, one, table } from '../table.ts';

/** Our pages in a real Chromium, compared with a hand-written page with the same rows (screen/bare). */
export function benchScreen(): Promise<string> {
  return inBrowser(async (stage) =>
    report([
      ...(await measureLongTable(stage)),
      ...(await measureTicks(stage)),
      ...(await measureSearch(stage)),
    ]),
  );
}

function report(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, ours, bare }) => [name, one(ours), one(bare), one(ours / bare, 2)]);
  const promises = figures.flatMap(goals);
  return [table('Pages in Chromium', ['', 'ours ms', 'bare ms', 'ours ÷ bare'], rows), ...promises].join(
    '\n',
  );
}

function goals({ name, ours, bare, promised }: Figure): string[] {
  if (!promised) return [];
  return 'ms' in promised
    ? [goal(name, ours, '≤', promised.ms)]
    : [goal(`${name}, ours ÷ bare`, ours / bare, '≤', promised.ratio)];
}
