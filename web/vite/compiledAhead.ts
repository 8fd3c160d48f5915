import type { Plugin } from 'vite';

/**
 * https://wicg.github.io/explicit-javascript-compile-hints-file-based: Chromium from 136 on; other browsers see a
 * comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks chunks whose code mostly runs before the first page is rendered: the browser then compiles the whole file while
 * it arrives, off the main thread, instead of function by function while a phone renders. Not for pages' chunks: most
 * of their code waits for a press. Must be the last plugin: the mark counts only at the very start of a file.
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
