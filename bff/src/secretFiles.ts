import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** How a variable is called that names a file with the value of another. */
export const FILE = '_FILE';
/** Bytes of such a file; a secret takes some hundred. */
const LONGEST = 64 * 1024;

export interface ResolvedSecrets {
  /** The environment with the secrets of files as if they had been set themselves, and without the names of files. */
  readonly env: Env;
  /** A line for each that cannot be used; never a value. */
  readonly problems: readonly string[];
}

/**
 * Reads secrets from the files that `<NAME>_FILE` names (those of docker and of most clusters), so that they stand in no
 * environment. The last line break does not belong to the value. Both at once is a problem: which one was meant?
 */
export function resolveSecrets(env: Env, names: readonly string[]): ResolvedSecrets {
  const resolved = { ...env };
  const problems: string[] = [];
  for (const name of names) {
    const file = env[`${name}${FILE}`]?.trim();
    delete resolved[`${name}${FILE}`];
    if (!file) continue;
    try {
      if (env[name]?.trim()) throw new Error(`and ${name} are both set; set one of them`);
      resolved[name] = secretIn(file);
    } catch (error) {
      problems.push(`${name}${FILE} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { env: resolved, problems };
}

function secretIn(file: string): string {
  const text = textOf(file);
  if (text.length > LONGEST) throw new Error(`names ${file}, which is too large for a secret`);
  const secret = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .trim();
  if (secret === '') throw new Error(`names ${file}, which is empty`);
  if (/\p{Cc}/u.test(secret)) throw new Error(`names ${file}, which holds more than one line of text`);
  return secret;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`names ${file}, which cannot be read (${code})`);
  }
}
