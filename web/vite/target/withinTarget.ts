import type { Plugin } from 'vite';
import { newerIn } from './newerIn.ts';
import { ASKED_FIRST, FILLED_IN, NEWER_NAMES } from './newerNames.ts';
import { newerStyles } from './newerStyles.ts';

/** The chunk that brings the missing names defines them. */
const FILLING = 'fillIn';

/**
 * Fails a build whose files use, anywhere and of whatever library, what the oldest browsers lack: syntax is lowered by
 * the bundler, methods and functions of style sheets are not.
 */
export function withinTarget(): Plugin {
  const refused = new Set([...NEWER_NAMES].filter((name) => !FILLED_IN.has(name) && !ASKED_FIRST.has(name)));
  return {
    name: 'within-target',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const faults = Object.values(bundle).flatMap((file) => {
          if (file.type === 'chunk')
            return file.name === FILLING
              ? []
              : newerIn(file.code, refused).map((name) => `${file.fileName}: ${name}`);
          if (!file.fileName.endsWith('.css')) return [];
          return newerStyles(String(file.source)).map((name) => `${file.fileName}: ${name}`);
        });
        if (faults.length > 0) this.error(`${faults.join('\n')}\n${ADVICE}`);
      },
    },
  };
}

const ADVICE =
  'The oldest browsers (web/vite/target/browsers.ts) lack these. Do without, fill them in (src/app/older/fillIn.ts), or, where the use asks first, say so in vite/target/newerNames.ts; in a style sheet put them into @supports, after what stands for them.';
