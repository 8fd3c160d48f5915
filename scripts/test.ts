import { parseArgs } from 'node:util';
import { runMain } from './product/command.ts';
import { browserPhase } from './testing/browserPhase.ts';
import { buildPhase } from './testing/buildPhase.ts';
import { type Phase, runPhases } from './testing/phase.ts';
import { staticPhases } from './testing/staticPhases.ts';
import { vitestPhase } from './testing/vitestPhase.ts';

/**
 * `npm test`: everything. `npm test -- --only unit` or `--only browser` runs a part; what follows narrows it to files.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const groups: Readonly<Record<string, readonly Phase[]>> = {
    check: staticPhases,
    unit: [vitestPhase(positionals)],
    browser: [buildPhase, browserPhase(positionals)],
  };
  const chosen = values.only ? groups[values.only] : Object.values(groups).flat();
  if (!chosen) throw new Error(`--only knows ${Object.keys(groups).join(', ')}, not "${values.only}".`);
  process.exitCode = await runPhases(chosen);
});
