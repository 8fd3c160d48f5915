import { runMain } from './product/command.ts';
import { runPhases } from './testing/phase.ts';
import { staticPhases } from './testing/staticPhases.ts';

/** `npm run check`: types, lint and house rules. */
await runMain(async () => {
  process.exitCode = await runPhases(staticPhases.map((phase) => [phase]));
});
