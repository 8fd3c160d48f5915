import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** What a file of the built web app is served as. */
export interface AssetFile {
  readonly file: string;
  readonly type: string;
  readonly cacheControl: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** A file whose name carries the hash of its content never changes. */
const HASHED = /-[\w-]{8}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Logos and icons keep their name when they change. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Scripts of fixed name belong to a release. */
const BRIEFLY = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * Every file of the build by its address. Only what stands in this list is served, so no path can lead out of
 * the folder; source maps and the page template are not in it.
 */
export async function listAssets(folder: string): Promise<ReadonlyMap<string, AssetFile>> {
  const assets = new Map<string, AssetFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    const type = TYPES[extname(entry.name)];
    if (type === undefined || address === '/index.html') continue;
    assets.set(address, { file, type, cacheControl: cacheControlOf(address, type) });
  }
  return assets;
}

function cacheControlOf(address: string, type: string): string {
  if (address.startsWith('/assets/') && HASHED.test(address)) return FOR_EVER;
  return type.startsWith('image/') ? A_DAY : BRIEFLY;
}
