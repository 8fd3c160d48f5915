import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** How a program of the image is started. */
export interface ImageStart {
  /** Arguments for Node itself. */
  readonly flags: readonly string[];
  /** The script, from the root. */
  readonly script: string;
  /** malloc's settings. */
  readonly memory: Readonly<Record<string, string>>;
}

/** The gateway, read off the one place that says it: so `npm start` runs and the bench measures what is deployed. */
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
