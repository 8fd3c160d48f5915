import { type Check, problem } from './problem.ts';

/** Where number kinds are defined. */
const KINDS = /^shared\/src\/contract\/wire\w*\.ts$/;
const RAW = /\bv\.(number|finite|bigint)\(/g;

/** Every number in a decoder has a range: an out-of-range one has broken whole pages. */
export const numbersByKind: Check = {
  name: 'numbers by kind',
  run(file) {
    if (file.isTest || !file.path.startsWith('shared/src/contract/') || KINDS.test(file.path)) return [];
    return [...file.text.matchAll(RAW)].map(({ index, 0: raw }) =>
      problem(
        file,
        file.lineOf(index),
        `reads a number by ${raw}): use a kind of shared/src/contract/wireNumber.ts or wireTime.ts, which defines a range.`,
      ),
    );
  },
};
