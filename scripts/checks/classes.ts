import { posix } from 'node:path';
import type { TextFile } from './collect.ts';
import type { Problem } from './problem.ts';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;
const CLASS = /\.([a-z_][\w-]*)/gi;

/**
 * Every class that a component uses exists in its stylesheet, and every class there is used: a missing class is
 * silently `undefined`, and an unused one outlives its component.
 */
export function classesBySheet(
  sources: readonly TextFile[],
  sheets: readonly TextFile[],
): readonly Problem[] {
  const classes = new Map(sheets.map(({ path, text }) => [path, classesOf(text)]));
  const asked = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  for (const { path, text } of sources) {
    for (const [statement, name = '', specifier = ''] of text.matchAll(IMPORT)) {
      const sheet = sheetPath(path, specifier);
      const known = classes.get(sheet);
      const wanted = asked.get(sheet) ?? new Set();
      asked.set(sheet, wanted);
      for (const match of text.replace(statement, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        const [, wantedClass = ''] = match;
        wanted.add(wantedClass);
        if (known && !known.has(wantedClass)) {
          problems.push({ path, line: 1, message: `uses .${wantedClass}, which ${sheet} does not define.` });
        }
      }
      // A class selected by a value at run time may be any of them.
      if (text.includes(`${name}[`)) for (const one of known ?? []) wanted.add(one);
    }
  }
  for (const [path, known] of classes) {
    for (const one of known) {
      if (!asked.get(path)?.has(one)) {
        problems.push({ path, line: 1, message: `defines .${one}, which no component uses: delete it.` });
      }
    }
  }
  return problems;
}

/** Class names in selectors, without comments and declarations. */
function classesOf(css: string): ReadonlySet<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(CLASS)].map(([, name = '']) => name));
}

function sheetPath(from: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `web/src/${specifier.slice(1)}`
    : posix.join(posix.dirname(from), specifier);
}
