import { resolve } from 'node:path';
import { resolveSecrets } from '@coinmirror/bff/src/secretFiles.ts';
import * as v from 'valibot';
import type { DeliverySettings } from '../community/delivery/delivery.ts';
import { readSourcesConfig } from '../sources/config/sourcesConfig.ts';
import { machineVariables } from '../sources/config/sourcesVariables.ts';
import { readBackupSettings } from './backupSettings.ts';
import { parseClock } from './clock.ts';
import { readContacts } from './contacts.ts';
import { DATA_DIR, schema, upstreamSecrets, upstreamVariables, wants } from './variables.ts';

/** SQLite's name of an in-memory database. */
const IN_MEMORY = ':memory:';

/** Reads the upstream's variables; throws a one-line Error that names the invalid one. Empty counts as unset. */
export function readUpstreamConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = readVariables(env);
  const result = v.safeParse(schema, set);
  if (!result.success) throw new Error(complaint(v.getDotPath(result.issues[0]) ?? '', set));
  const now = parseClock(result.output.MARKET_CLOCK);
  if (!now) throw new Error(complaint('MARKET_CLOCK', set));
  const dataDir = dataDirOf(result.output.DATA_DIR);
  return {
    port: result.output.UPSTREAM_PORT,
    host: result.output.UPSTREAM_HOST,
    metrics: metricsOf(result.output),
    seed: result.output.MARKET_SEED,
    now,
    dataDir,
    backups: readBackupSettings(set, dataDir),
    clientId: result.output.COMMUNITY_CLIENT_ID,
    secret: result.output.COMMUNITY_SECRET,
    codes: codesOf(result.output),
    inbox: inboxOf(result.output),
    alerts: alertsOf(result.output),
    contacts: readContacts(set),
    publicSources: publicSourcesOf(set),
    logLevel: result.output.LOG_LEVEL,
  };
}

const READ: ReadonlySet<string> = new Set([...upstreamVariables, ...machineVariables]);

/**
 * The variables of the upstream that are set, with the secrets of files in their places. What its table does not name is not
 * read, but for misspelt names of sources, which are refused. Throws a one-line Error for a file that cannot be used.
 */
export function readVariables(env: Readonly<Record<string, string | undefined>>) {
  const { env: resolved, problems } = resolveSecrets(env, upstreamSecrets);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${problem}.`);
  return Object.fromEntries(
    Object.entries(resolved).filter(
      ([name, value]) => value?.trim() && (READ.has(name) || name.startsWith('SOURCES_')),
    ),
  );
}

/** Where figures are served; null: nowhere. */
function metricsOf({
  UPSTREAM_METRICS_PORT: port,
  UPSTREAM_METRICS_HOST: host,
}: v.InferOutput<typeof schema>) {
  return port === undefined ? null : { port, host };
}

/** How public sources are asked; null: the market is simulated, and none is. */
function publicSourcesOf(env: Readonly<Record<string, string | undefined>>) {
  const config = readSourcesConfig(env);
  return config.market.kind === 'simulated' ? null : config;
}

/** The folder of databases that DATA_DIR names; null keeps them in memory. */
export function dataDirOf(variable: string | undefined): string | null {
  const folder = variable?.trim() || DATA_DIR;
  return folder === IN_MEMORY ? null : resolve(folder);
}

/** The modes of a machine of one's own, spelt exactly. Anything else may be a server that strangers reach. */
const PRIVATE_MODES = new Set(['development', 'test']);

/** Codes are shown in a private mode or on explicit request: whoever reads one can log in. */
function codesOf(env: v.InferOutput<typeof schema>): DeliverySettings {
  const {
    PHONE_CODE_WEBHOOK: url,
    PHONE_CODE_WEBHOOK_SECRET: secret,
    SHOW_PHONE_CODES: show,
    NODE_ENV,
  } = env;
  if (url === undefined) {
    return { kind: show !== undefined || PRIVATE_MODES.has(NODE_ENV) ? 'shown' : 'closed' };
  }
  if (secret === undefined) throw new Error('PHONE_CODE_WEBHOOK needs PHONE_CODE_WEBHOOK_SECRET beside it.');
  if (show !== undefined) throw new Error('SHOW_PHONE_CODES and PHONE_CODE_WEBHOOK exclude each other.');
  const ceilings = {
    all: env.PHONE_CODES_A_DAY,
    country: env.PHONE_CODES_OF_COUNTRY,
    network: env.PHONE_CODES_OF_NETWORK,
  };
  return { kind: 'webhook', url, secret, ceilings };
}

/** Whom to tell of visitors' messages; null: nobody. */
function inboxOf({ INBOX_WEBHOOK: url, INBOX_WEBHOOK_SECRET: secret }: v.InferOutput<typeof schema>) {
  if (url === undefined) return null;
  if (secret === undefined) throw new Error('INBOX_WEBHOOK needs INBOX_WEBHOOK_SECRET beside it.');
  return { url, secret };
}

/** Where alerts may be sent, with which keys browsers are pushed, and where links lead. */
function alertsOf(env: v.InferOutput<typeof schema>) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  const set = [publicKey, privateKey, subject].filter((value) => value !== undefined);
  if (set.length !== 0 && set.length !== 3)
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are set together, or not at all.');
  const pushKeys =
    publicKey !== undefined && privateKey !== undefined && subject !== undefined
      ? { publicKey, privateKey, subject }
      : null;
  return {
    isOpen: env.ALERT_CHANNELS === 'on',
    allowedOrigins: env.ALERT_CHANNEL_ORIGINS,
    pushKeys,
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
  };
}

function complaint(name: string, env: Readonly<Record<string, string | undefined>>): string {
  const not = upstreamSecrets.includes(name) ? '' : `, not "${env[name]}"`;
  return `${name} must be ${wants[name] ?? 'text'}${not}.`;
}
