import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import type { Phase } from './phase.ts';
import { FAILED, PASSED } from './tally.ts';
import { runNode } from './tools.ts';

/** Builds the web app; unchanged parts are not rebuilt. */
export const buildPhase: Phase = {
  name: 'build',
  async run(output) {
    const code = await runNode(['--disable-warning=ExperimentalWarning', join(root, 'scripts/build.ts')], {
      output,
    });
    return code === 0 ? PASSED : FAILED;
  },
};
