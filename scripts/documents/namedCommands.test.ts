import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { commands } from '../bootstrap/commands.mjs';
import { root } from '../bootstrap/paths.mjs';
import { parseLook } from '../look/options.ts';
import { readArguments } from '../testing/arguments.ts';

/** Commands in code spans and on lines of code blocks, up to a comment; with placeholders. */
const COMMAND = /(?:`|^)(?:[A-Z_]+=\S+ )?((?:npm|npx|node|pnpm) [^`\n#]+)/gm;
/** Arguments that stand for others: `[files]`, `<revision>`; of `check|unit|browser` the first is taken. */
const PLACEHOLDER = /^[[<(]|[\])>]$|…/;

interface Named {
  readonly file: string;
  readonly words: readonly string[];
}

function namedCommands(): readonly Named[] {
  const files = globSync('{*.md,{bff,scripts,shared,web}/**/*.md}', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(COMMAND)].map(([, command = '']) => ({
      file,
      words: command
        .trim()
        .split(/\s+/)
        .filter((word) => !PLACEHOLDER.test(word))
        .map((word) => word.replace(/\|.*/, '')),
    })),
  );
}

/** Throws, or fails an expectation, where a command cannot be typed as it stands. */
function typed([program, first = '', ...rest]: readonly string[]): void {
  if (program === 'node') expect(existsSync(join(root, first)), first).toBe(true);
  else if (program === 'npx') typedToVitest([first, ...rest]);
  else if (program === 'pnpm') expect(first).toBe('install');
  else typedToNpm(first === 'run' ? rest : [first, ...rest]);
}

function typedToVitest([name, flag, project]: readonly string[]): void {
  expect(name).toBe('vitest');
  if (flag !== '--project') return;
  const projects = (config.test?.projects ?? []).map((one) =>
    typeof one === 'object' && 'test' in one ? one.test?.name : one,
  );
  expect(projects).toContain(project);
}

function typedToNpm([name = '', ...args]: readonly string[]): void {
  const script = name.replace(/^test:/, '');
  expect(Object.keys(commands), name).toContain(script);
  typedToScript(
    script,
    args.filter((word) => word !== '--'),
  );
}

function typedToScript(script: string, args: readonly string[]): void {
  if (script === 'test') {
    for (const file of readArguments(args).files) expect(existsSync(join(root, file)), file).toBe(true);
  } else if (script === 'look') parseLook(args, {});
  else if (script === 'bench') {
    for (const name of args) {
      if (!name.startsWith('-'))
        expect(existsSync(join(root, `scripts/bench/cases/${name}.ts`)), name).toBe(true);
    }
  }
}

const named = namedCommands();

test('the documents name commands', () => {
  expect(named.length).toBeGreaterThan(40);
});

test.each(named.map(({ file, words }) => [words.join(' '), file, words] as const))(
  '`%s` of %s can be typed as it stands',
  (_command, _file, words) => typed(words),
);
