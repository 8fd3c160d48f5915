import { runMain } from './product/command.ts';
import { readArguments } from './testing/arguments.ts';
import { runPhases } from './testing/phase.ts';
import { stepsFor } from './testing/steps.ts';

/**
 * `npm test`: everything. `--only unit` (or check, browser) runs a part, `--changed [commit]` what a change can break;
 * further arguments limit it to files.
 */
await runMain(async () => {
  const wanted = readArguments(process.argv.slice(2));
  process.exitCode = await runPhases(stepsFor(wanted), { mayBeEmpty: wanted.changedSince !== null });
});
