import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, wherever the command was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Node and pnpm of our own, where the machine's are missing or older. */
export const toolchainDir = join(root, '.toolchain');
/** What may be thrown away at any time: hashes, test reports, compressed files. */
export const cacheDir = join(root, '.cache');
