import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { bundle } from './bundle.ts';
import { compressAssets } from './compress.ts';
import { writeLogos } from './logos.ts';
import { writePreviewFonts } from './previewFonts.ts';
import { hashOf, readStamp, writeStamp } from './stamp.ts';

const webDir = join(root, 'web');
export const webDist: string = join(webDir, 'dist');

const INPUTS = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite',
  'web/package.json',
  'shared/src',
  'shared/package.json',
  'scripts/product',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const IGNORED = /\.test\.tsx?$|(^|\/)README\.md$|^web\/public\/logos\/|^web\/src\/testing\//;

/** Builds the web app into web/dist if any of its inputs has changed. Returns whether it was built. */
export async function buildWeb({ force = false } = {}): Promise<boolean> {
  await writeLogos();
  const hash = hashOf(INPUTS, IGNORED);
  if (!force && readStamp('build') === hash && existsSync(join(webDist, 'index.html'))) return false;
  const began = Date.now();
  console.log('Building the web app');
  writeStamp('build', '');
  await bundle(webDir);
  await compressAssets(webDist);
  await writePreviewFonts(join(webDist, 'preview-fonts'));
  writeStamp('build', hash);
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
