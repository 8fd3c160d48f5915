import { type Check, problem } from './problem.ts';

/** Where the kinds of numbers are made. */
const KINDS = /^shared\/src\/contract\/wire\w*\.ts$/;
const RAW = /\bv\.(number|finite|bigint)\(/g;

/** A decoder reads no number of which it does not say what it can be: one that is out of all range took whole pages. */
export const numbersByKind: Check = {
  name: 'numbers by kind',
  run(file) {
    if (file.isTest || !file.path.startsWith('shared/src/contract/') || KINDS.test(file.path)) return [];
    return [...file.text.matchAll(RAW)].map(({ index, 0: raw }) =>
      problem(
        file,
        file.lineOf(index),
        `reads a number by ${raw}): use a kind of shared/src/contract/wireNumber.ts or wireTime.ts, which has a range.`,
      ),
    );
  },
};
