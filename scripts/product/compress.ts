import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheDir } from '../bootstrap/paths.mjs';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** Below this the header costs more than compression saves. */
const WORTH_IT = 512;
/** The size of the thread pool. */
const AT_ONCE = 4;

const storedDir = join(cacheDir, 'compressed');
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const kinds = [
  {
    ending: '.br',
    pack: (bytes: Buffer) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', pack: (bytes: Buffer) => gzipAsync(bytes, { level: 9 }) },
];

/**
 * Writes `.br` and `.gz` beside every asset that they shrink, so that the BFF compresses nothing per request. Unchanged
 * assets come from the cache, by content.
 */
export async function compressAssets(folder: string): Promise<void> {
  mkdirSync(storedDir, { recursive: true });
  const used = new Set<string>();
  const jobs = assetsIn(folder).flatMap((file) => kinds.map((kind) => () => packBeside(file, kind, used)));
  await Promise.all(Array.from({ length: AT_ONCE }, () => drain(jobs)));
  for (const name of readdirSync(storedDir)) {
    if (!used.has(name)) rmSync(join(storedDir, name));
  }
}

async function drain(jobs: (() => Promise<void>)[]): Promise<void> {
  for (let job = jobs.pop(); job; job = jobs.pop()) await job();
}

/** index.html is a template that the BFF fills; it compresses the filled page itself. */
function assetsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= WORTH_IT);
}

async function packBeside(
  file: string,
  { ending, pack }: (typeof kinds)[number],
  used: Set<string>,
): Promise<void> {
  const bytes = readFileSync(file);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32) + ending;
  const kept = join(storedDir, name);
  if (!existsSync(kept)) writeFileSync(kept, await pack(bytes));
  used.add(name);
  if (statSync(kept).size < bytes.length) copyFileSync(kept, file + ending);
}
