import { type Check, problem } from './problem.ts';

interface Forbidden {
  readonly pattern: RegExp;
  /** Whether it is rejected in tests too. */
  readonly inTests: boolean;
  readonly advice: string;
}

const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern: /\b(TODO|FIXME|XXX)\b/,
    inTests: true,
    advice: 'finish it now, or open an issue instead.',
  },
  { pattern: /@ts-(ignore|nocheck)/, inTests: true, advice: 'give the compiler the right type.' },
  { pattern: /@ts-expect-error/, inTests: false, advice: 'only a type test may expect an error.' },
  { pattern: /eslint-disable/, inTests: true, advice: 'this project lints with Biome.' },
  {
    pattern: /biome-ignore(?!(-\w+)?\s+[\w/ ]+: .{8,})/,
    inTests: true,
    advice: 'give the reason after the rule.',
  },
];

/** Comments that mark unfinished or unchecked work. Biome checks the code itself (any, console). */
export const forbiddenWords: Check = {
  name: 'forbidden words',
  run: (file) =>
    file.comments.flatMap(({ value, start }) =>
      FORBIDDEN.filter(({ inTests }) => inTests || !file.isTest).flatMap(({ pattern, advice }) => {
        const match = pattern.exec(value);
        return match
          ? [problem(file, file.lineOf(start + match.index), `says "${match[0]}": ${advice}`)]
          : [];
      }),
    ),
};
