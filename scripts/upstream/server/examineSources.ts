import { setTimeout as wait } from 'node:timers/promises';
import { openSources } from '../sources/client/openSources.ts';
import { readSourcesConfig } from '../sources/config/sourcesConfig.ts';
import { examine, mirrorProbe } from '../sources/healthCheck/examine.ts';
import { examineFeeds } from '../sources/healthCheck/examineFeeds.ts';
import { HEALTH_CHECK_USAGE, parseHealthCheck } from '../sources/healthCheck/options.ts';
import { isWell, report } from '../sources/healthCheck/report.ts';
import { identityFile } from '../sources/identity/identityTable.ts';
import { renewIdentity } from '../sources/identityScript/renewIdentity.ts';
import { datesFinding } from '../sources/ports/calendar/datesStatus.ts';
import { type SourceName, sourceNames, sourceTable } from '../sources/table/sourceTable.ts';
import { dataDirOf, readVariables } from './config.ts';

/** Between two rounds of a recording, ms. */
const ROUND = 60_000;

/**
 * Tells of each public source whether it answers, in which shape, how fresh, and what is left; whether all that are
 * switched on are well. Throws an Error of one line for an option or a variable that is none.
 */
export async function examineSources(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const options = parseHealthCheck(args);
  if (options === null) {
    console.log(HEALTH_CHECK_USAGE);
    return true;
  }
  const variables = readVariables(env);
  const config = readSourcesConfig(variables);
  const sources = openSources({
    config,
    dataDir: dataDirOf(variables['DATA_DIR']),
    recordInto: options.folder,
    log: console.error,
  });
  try {
    if (options.isIdentity) {
      const { clients, now } = sources;
      const lines = await renewIdentity({ clients, wait, now }, identityFile);
      console.log(lines.join('\n'));
      return true;
    }
    const end = Date.now() + options.duration;
    for (let round = 0; ; round += 1) {
      const examined = await examineAll(sources, options.names, round === 0);
      const feeds = options.names.length < sourceNames.length ? [] : await examineFeeds(sources.feeds);
      const lines = [...feeds.map(({ line }) => line), datesFinding(sources.now(), config.dates)];
      console.log(`${[report(examined, sources.now()), ...lines].join('\n')}\n`);
      if (Date.now() + ROUND > end) return isWell(examined) && feeds.every((feed) => feed.isWell);
      await wait(ROUND);
    }
  } finally {
    await sources.close();
  }
}

/**
 * Asks all sources at once. Whoever types the command wants to know of today: a pause that a failure brought ends,
 * unless the source asked for it.
 */
async function examineAll(
  { clients, mirrors, store, now }: ReturnType<typeof openSources>,
  names: readonly SourceName[],
  isFirst: boolean,
) {
  const asked = [...clients.values()].filter(({ name }) => names.includes(name));
  for (const { name } of asked) {
    if (isFirst && store.breakers.find(name).reason?.kind !== 'limit') store.breakers.close(name);
  }
  const findings = await Promise.all(
    asked.map(async (client) => {
      const { probes } = sourceTable[client.name];
      const own = await examine(client, probes, now);
      const others = mirrors.filter((mirror) => mirror.client.name === client.name);
      const further = await Promise.all(
        others.map((mirror) => examine(mirror.client, [mirrorProbe(probes, mirror.origin)], now)),
      );
      return [own, ...further].flat();
    }),
  );
  return {
    findings: findings.flat(),
    budgets: new Map(asked.map((client) => [client.name, client.budget()])),
  };
}
