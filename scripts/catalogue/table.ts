import { readFileSync } from 'node:fs';

/** Rows of a hand-written table: cells between bars, lines that begin with # are comments. */
export function readTable(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`tables/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** A number of a table; throws with the line's name when it is none. */
export function readNumber(cell: string | undefined, where: string): number {
  const value = Number(cell);
  if (cell === undefined || cell === '' || !Number.isFinite(value))
    throw new Error(`${where}: "${cell}" is not a number`);
  return value;
}
