import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { runNode } from '../testing/tools.ts';

/** Builds what changed in a separate process: the bundler takes 800 MB, and the parent lives as long as the product. */
export async function buildApart(): Promise<void> {
  const script = join(root, 'scripts/build.ts');
  const code = await runNode(['--disable-warning=ExperimentalWarning', script, '--quiet']);
  if (code !== 0) throw new Error('The web app could not be built.');
}
