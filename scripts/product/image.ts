import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** How bff/Dockerfile starts the gate. */
export interface ImageStart {
  /** Arguments for Node itself. */
  readonly flags: readonly string[];
  /** The script, from the root. */
  readonly script: string;
  /** malloc's settings. */
  readonly memory: Readonly<Record<string, string>>;
}

/** Read off the Dockerfile, the one place that says it: so `npm start` runs and the bench measures what is deployed. */
export function imageStart(): ImageStart {
  const text = readFileSync(join(root, 'bff/Dockerfile'), 'utf8');
  const command = /^CMD \["node", (.+)\]$/m.exec(text)?.[1];
  const words = [...(command ?? '').matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? '');
  const script = words.pop();
  if (script === undefined) throw new Error('bff/Dockerfile has no CMD that starts Node.');
  const settings = [...text.matchAll(/\b(MALLOC_[A-Z_]+)=(\d+)/g)];
  return {
    flags: words,
    script,
    memory: Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value])),
  };
}
