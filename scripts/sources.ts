import { examineSources } from '@coinmirror/upstream/server/examineSources.ts';
import { runMain } from './product/command.ts';
import { loadEnvironmentFile } from './product/environment.ts';

/** `npm run sources`: tells of each public source whether it answers, in which shape, how fresh, and what is left. */
await runMain(async () => {
  loadEnvironmentFile();
  const isWell = await examineSources(process.argv.slice(2), process.env);
  process.exitCode = isWell ? 0 : 1;
});
