import type { Plugin } from 'vite';

/** https://wicg.github.io/explicit-javascript-compile-hints-file-based: Chromium from 136 on; a comment to others. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks chunks of which most runs before the first page is drawn: the browser then compiles all of such a file while it
 * arrives, off the main thread, instead of function by function while a phone draws. Not for what pages bring: most of
 * that waits to be pressed. Last of the plugins: the mark counts at the very beginning of a file.
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !names.includes(output.name)) continue;
          output.code = HINT + output.code;
          const map = bundle[`${output.fileName}.map`];
          if (map?.type === 'asset') map.source = shiftedDown(String(map.source));
        }
      },
    },
  };
}

/** A source map of the same code one line further down: each semicolon of its mappings is a line. */
function shiftedDown(map: string): string {
  return map.replace('"mappings":"', '"mappings":";');
}
