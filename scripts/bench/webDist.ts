import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeWebDist } from '../../bff/test/support/webDist.ts';
import { root } from '../bootstrap/paths.mjs';

/** The built web app, or a small stand-in if it is not built. */
export function webDist(): string {
  const built = join(root, 'web/dist');
  return existsSync(join(built, 'index.html')) ? built : makeWebDist();
}
