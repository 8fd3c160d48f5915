import { readFileSync } from 'node:fs';

/** Rows of a hand-written table: cells separated by bars, lines beginning with # are comments. */
export function readTable(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`tables/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** A table by its first cell. */
export function readKeyed(name: string): ReadonlyMap<string, readonly string[]> {
  return new Map(readTable(name).map(([key = '', ...cells]) => [key, cells]));
}

/** A number in a table; throws with the line's name if it is not a number. */
export function readNumber(cell: string | undefined, where: string): number {
  const value = Number(cell);
  if (cell === undefined || cell === '' || !Number.isFinite(value))
    throw new Error(`${where}: "${cell}" is not a number`);
  return value;
}

/** "-" and '' mean unknown. */
export function known(cell: string | undefined): string | undefined {
  return cell === undefined || cell === '' || cell === '-' ? undefined : cell;
}

/** Words between spaces. */
export function words(cell: string | undefined): readonly string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}
