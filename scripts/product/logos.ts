import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.ts';

const publicDir = join(root, 'web/public');
const logosDir = join(publicDir, 'logos');
const INPUTS = ['scripts/catalogue', 'scripts/product/logos.ts', 'pnpm-lock.yaml'];

/** Writes the logos that the catalogue names into web/public/logos, when the catalogue or the packages changed. */
export async function writeLogos(): Promise<void> {
  const hash = hashOf(INPUTS, /\.test\.ts$/);
  if (readStamp('logos') === hash && existsSync(logosDir)) return;
  // Loaded only when needed: it reads the whole catalogue and its packages.
  const { logoSources } = await import('../catalogue/logoSources.ts');
  const { logoText } = await import('../catalogue/logoText.ts');
  rmSync(logosDir, { recursive: true, force: true });
  for (const [path, source] of logoSources()) {
    const file = join(publicDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await logoText(source));
  }
  writeStamp('logos', hash);
}
