import { type Check, problem } from './problem.ts';

interface Forbidden {
  readonly pattern: RegExp;
  readonly where?: RegExp;
  readonly inTests?: boolean;
  readonly advice: string;
}

// Put together from halves, so that this list does not find itself.
const marks = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|');

const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern: new RegExp(`\\b(${marks})\\b`),
    inTests: true,
    advice: 'finish it now, or open an issue and leave no mark.',
  },
  { pattern: /@ts-(ignore|nocheck)/, inTests: true, advice: 'give the compiler the right type.' },
  {
    pattern: /@ts-expect-error/,
    advice: 'only a type test may expect an error; give the compiler the right type.',
  },
  {
    pattern: /\b(as|:) any\b|<any[>,]/,
    inTests: true,
    advice: 'name the type, or take unknown and check it.',
  },
  { pattern: /eslint-disable/, inTests: true, advice: 'this project lints with Biome.' },
  {
    pattern: /biome-ignore(?!(-\w+)?\s+[\w/ ]+: .{8,})/,
    inTests: true,
    advice: 'say after the rule why it must be broken here.',
  },
  {
    pattern: /\bconsole\.(log|debug|info)\(/,
    where: /^(web|bff|shared)\//,
    advice: 'take it out; the BFF has a logger.',
  },
];

/** Words that mark unfinished or unchecked work. */
export const forbiddenWords: Check = {
  name: 'forbidden words',
  run(file) {
    // These files hold the words themselves.
    if (file.path.startsWith('scripts/checks/')) return [];
    return FORBIDDEN.filter(({ where }) => !where || where.test(file.path))
      .filter(({ inTests }) => inTests || !file.isTest)
      .flatMap(({ pattern, advice }) => {
        const match = pattern.exec(file.text);
        return match ? [problem(file, file.lineOf(match.index), `says "${match[0].trim()}": ${advice}`)] : [];
      });
  },
};
