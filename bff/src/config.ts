import * as v from 'valibot';
import { configSchema, secrets } from './configSchema.ts';
import { resolveSecrets } from './secretFiles.ts';

export type Config = v.InferOutput<typeof configSchema>;

/** Every bad variable at once, in words a person at a terminal can act on. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the environment once. An empty variable counts as unset, so that `.env` files and compose files may
 * leave a name without a value. Throws ConfigError.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { env: resolved, problems } = resolveSecrets(env, secrets);
  const set = Object.fromEntries(Object.entries(resolved).filter(([, value]) => value?.trim()));
  const result = v.safeParse(configSchema, set);
  if (result.success && problems.length === 0) return result.output;
  const issues = (result.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  throw new ConfigError([...problems, ...issues]);
}
