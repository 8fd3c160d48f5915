import { toSubscript } from '@coinmirror/shared/format/price.ts';

/**
 * Folds four or more zeros after the point into a subscript, as prices are written everywhere else: 0.00001534 →
 * 0.0₄1534.
 */
export function foldZeros(value: string | number): string {
  return String(value).replace(
    /0\.(0{4,})([1-9])/,
    (_, zeros: string, digit: string) => `0.0${toSubscript(zeros.length)}${digit}`,
  );
}
