import { buildWeb } from '../product/buildWeb.ts';
import type { Phase } from './phase.ts';
import { FAILED, PASSED } from './tally.ts';

/** The web app builds; nothing is built again that did not change. */
export const buildPhase: Phase = {
  name: 'build',
  async run() {
    try {
      await buildWeb();
      return PASSED;
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      return FAILED;
    }
  },
};
