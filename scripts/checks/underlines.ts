import type { Problem } from './problem.ts';

const SHORTHAND = /^\s*text-decoration:\s*(.+);/;
const THICKNESS = /(?:^|\s)(?:[\d.]+(?:px|r?em|%)|from-font)(?=\s|$)/;

/**
 * WebKit reads `-webkit-text-decoration`, which the build writes beside the standard name, without a thickness: with one
 * it drops the whole line.
 */
export function underlinesWithoutThickness(path: string, text: string): readonly Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const value = SHORTHAND.exec(line)?.[1];
    if (value === undefined || !THICKNESS.test(value.replace(/\([^)]*\)/g, ''))) return [];
    return [
      {
        path,
        line: index + 1,
        message: 'gives text-decoration a thickness, and WebKit draws no line at all: leave it out.',
      },
    ];
  });
}
