import { setTimeout as wait } from 'node:timers/promises';
import { dataDirOf } from '@coinmirror/upstream/server/config.ts';
import { runMain } from './product/command.ts';
import { loadEnvironmentFile } from './product/environment.ts';
import { openSources } from './upstream/sources/client/openSources.ts';
import { readSourcesConfig } from './upstream/sources/config/sourcesConfig.ts';
import { examine } from './upstream/sources/doctor/examine.ts';
import { DOCTOR_USAGE, parseDoctor } from './upstream/sources/doctor/options.ts';
import { isWell, report } from './upstream/sources/doctor/report.ts';
import { identityFile } from './upstream/sources/identity/identityTable.ts';
import { renewIdentity } from './upstream/sources/identityScript/renewIdentity.ts';
import { type SourceName, sourceTable } from './upstream/sources/table/sourceTable.ts';

/** Between two rounds of a recording, ms. */
const ROUND = 60_000;

/** `npm run sources`: tells of each public source whether it answers, in which shape, how fresh, and what is left. */
await runMain(async () => {
  const options = parseDoctor(process.argv.slice(2));
  if (options === null) return console.log(DOCTOR_USAGE);
  loadEnvironmentFile();
  const sources = openSources({
    config: readSourcesConfig(process.env),
    dataDir: dataDirOf(process.env['DATA_DIR']),
    recordInto: options.folder,
    log: console.error,
  });
  try {
    if (options.isIdentity) {
      const { clients, now } = sources;
      const lines = await renewIdentity({ clients, wait, now }, identityFile);
      return console.log(lines.join('\n'));
    }
    const end = Date.now() + options.duration;
    for (let round = 0; ; round += 1) {
      const examined = await examineAll(sources, options.names, round === 0);
      console.log(`${report(examined, sources.now())}\n`);
      process.exitCode = isWell(examined) ? 0 : 1;
      if (Date.now() + ROUND > end) return;
      await wait(ROUND);
    }
  } finally {
    await sources.close();
  }
});

/**
 * Asks all sources at once. Whoever types the command wants to know of today: a pause that a failure brought ends,
 * unless the source asked for it.
 */
async function examineAll(
  { clients, store, now }: ReturnType<typeof openSources>,
  names: readonly SourceName[],
  isFirst: boolean,
) {
  const asked = [...clients.values()].filter(({ name }) => names.includes(name));
  for (const { name } of asked) {
    if (isFirst && store.breakers.find(name).reason?.kind !== 'limit') store.breakers.close(name);
  }
  const findings = await Promise.all(
    asked.map((client) => examine(client, sourceTable[client.name].probes, now)),
  );
  return {
    findings: findings.flat(),
    budgets: new Map(asked.map((client) => [client.name, client.budget()])),
  };
}
