import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the licence of the figures' face with it: OFL 1.1 asks that it accompanies every copy. */
export function licences(root: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const fileName = 'digits-OFL.txt';
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, 'src/ui/digits', fileName)) });
    },
  };
}
