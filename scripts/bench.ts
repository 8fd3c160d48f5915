import { benchArticles } from './bench/cases/articles.ts';
import { benchCrowd } from './bench/cases/crowd.ts';
import { benchKline } from './bench/cases/kline.ts';
import { benchLatency } from './bench/cases/latency.ts';
import { benchLive } from './bench/cases/live.ts';
import { benchMemory } from './bench/cases/memory.ts';
import { benchNext } from './bench/cases/next.ts';
import { benchPage } from './bench/cases/page.ts';
import { benchPaint } from './bench/cases/paint.ts';
import { benchProxy } from './bench/cases/proxy.ts';
import { benchRefusals } from './bench/cases/refusals.ts';
import { benchScreen } from './bench/cases/screen.ts';
import { benchSources } from './bench/cases/sources.ts';
import { benchSourcesDay } from './bench/cases/sourcesDay.ts';
import { benchYears } from './bench/cases/years.ts';
import { requireMachine } from './bench/machine.ts';
import { stopAll } from './bench/process.ts';
import { runMain } from './product/command.ts';

const cases = {
  page: benchPage,
  proxy: benchProxy,
  latency: benchLatency,
  memory: benchMemory,
  crowd: benchCrowd,
  live: benchLive,
  refusals: benchRefusals,
  articles: benchArticles,
  screen: benchScreen,
  paint: benchPaint,
  next: benchNext,
  years: benchYears,
  kline: benchKline,
  sources: benchSources,
  sourcesDay: benchSourcesDay,
};

/** `paint --all`: one page of each kind. */
const FLAGS: ReadonlySet<string> = new Set(['--all']);

/** `npm run bench [case …] [--flag …]`: the gateway compared with its peers, in one run, only on this machine's loopback. */
await runMain(async () => {
  const words = process.argv.slice(2);
  const flags = words.filter((word) => word.startsWith('--'));
  const unknownFlag = flags.find((flag) => !FLAGS.has(flag));
  if (unknownFlag) throw new Error(`There is no flag "${unknownFlag}": ${[...FLAGS].join(', ')}.`);
  const asked = words.filter((word) => !flags.includes(word));
  const unknown = asked.find((name) => !Object.hasOwn(cases, name));
  if (unknown) throw new Error(`There is no case "${unknown}": ${Object.keys(cases).join(', ')}.`);
  requireMachine();
  try {
    for (const [name, run] of Object.entries(cases)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      console.log(`\n${await run(flags)}`);
    }
  } finally {
    await stopAll();
  }
});
