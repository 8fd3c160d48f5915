import { buildWeb } from './product/buildWeb.ts';
import { runMain } from './product/command.ts';

/** `npm run build`: web/dist, with compressed files beside the assets; `--force` even if nothing changed, `--quiet`. */
await runMain(async () => {
  const built = await buildWeb({ force: process.argv.includes('--force') });
  if (!built && !process.argv.includes('--quiet')) console.log('web/dist is up to date.');
});
