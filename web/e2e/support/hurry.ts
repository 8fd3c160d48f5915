import { fileURLToPath } from 'node:url';

/** The script that shortens the pauses of a page's own; give it to `addInitScript({ path })`. */
export const hurryScript: string = fileURLToPath(new URL('./hurry.js', import.meta.url));
