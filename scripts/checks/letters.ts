import type { Problem } from './problem.ts';

/** Draws letters to the px, as the canvas does that replaces it. */
const PICTURE = /^web\/src\/charts\/series\/static\//;
const PX_LETTERS = /\bfont(?:-size)?:[^;]*\b[\d.]+px/;
const STICKY = /\bposition:\s*sticky\b/;

/** A letter of so many px keeps that size whatever a visitor has set in the browser. */
export function lettersByToken(path: string, text: string): readonly Problem[] {
  if (PICTURE.test(path)) return [];
  return lines(
    text,
    PX_LETTERS,
    path,
    (found) => `writes ${found}: use a token (--font-body), or rem or em.`,
  );
}

/** What follows the page on a screen lies across the rows on paper. */
export function stuckByToken(path: string, text: string): readonly Problem[] {
  return lines(text, STICKY, path, (found) => `writes ${found}: use var(--stuck), which is static on paper.`);
}

function lines(
  text: string,
  pattern: RegExp,
  path: string,
  say: (found: string) => string,
): readonly Problem[] {
  if (!/^web\/(?:src|vite)\//.test(path)) return [];
  // Comments give way to their line breaks, so that lines keep their numbers.
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
  return plain.split('\n').flatMap((content, index) => {
    const [found] = pattern.exec(content) ?? [];
    return found === undefined ? [] : [{ path, line: index + 1, message: say(found) }];
  });
}
