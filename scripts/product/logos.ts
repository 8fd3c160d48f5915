import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.ts';

const publicDir = join(root, 'web/public');
const logosDir = join(publicDir, 'logos');
const INPUTS = ['scripts/catalogue', 'scripts/product/logos.ts', 'pnpm-lock.yaml'];

/** Writes the catalogue's logos into web/public/logos if the catalogue or the packages changed. */
export async function writeLogos(): Promise<void> {
  const hash = hashOf(INPUTS, /\.test\.ts$/);
  if (readStamp('logos') === hash && existsSync(logosDir)) return;
  // Loaded only when needed: it reads the whole catalogue and its packages.
  const { logoSources } = await import('../catalogue/logoSources.ts');
  const { logoPicture } = await import('../catalogue/logoPicture.ts');
  rmSync(logosDir, { recursive: true, force: true });
  await Promise.all(
    [...logoSources()].map(async ([path, source]) => {
      const picture = await logoPicture(source);
      const file = join(publicDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }),
  );
  writeStamp('logos', hash);
}
