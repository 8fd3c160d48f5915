import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, wherever the command was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Our own Node and pnpm, if the machine's are missing or older. */
export const toolchainDir = join(root, '.toolchain');
/** May be deleted at any time: hashes, test reports, compressed files. */
export const cacheDir = join(root, '.cache');
