import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Start command of a program of the image. */
export interface ImageStart {
  /** Arguments for Node itself. */
  readonly flags: readonly string[];
  /** The script, relative to the root. */
  readonly script: string;
  /** malloc's settings. */
  readonly memory: Readonly<Record<string, string>>;
}

/** The gateway, read from the one place that defines it, so that `npm start` and the bench run what is deployed. */
export function imageStart(): ImageStart {
  return startIn('bff/Dockerfile', /^CMD \["node", (.+)\]$/m);
}

/** The embedded upstream, which runs in the same image. */
export function upstreamStart(): ImageStart {
  return startIn('docker-compose.yml', /^ *command:\s*\[\s*node,([^\]]+)\]/m);
}

function startIn(file: string, command: RegExp): ImageStart {
  const words = [...(command.exec(textOf(file))?.[1] ?? '').matchAll(/[^",\s]+/g)].map(([word]) => word);
  const script = words.pop();
  if (script === undefined) throw new Error(`${file} has no command that starts Node.`);
  const settings = [...textOf('bff/Dockerfile').matchAll(/\b(MALLOC_[A-Z_]+)=(\d+)/g)];
  return {
    flags: words,
    script,
    memory: Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value])),
  };
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
