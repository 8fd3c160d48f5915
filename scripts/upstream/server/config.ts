import { resolve } from 'node:path';
import { DEVELOPMENT_CLIENT_ID, DEVELOPMENT_SECRET } from '@coinmirror/bff/src/configSchema.ts';
import * as v from 'valibot';
import type { DeliverySettings } from '../community/delivery/delivery.ts';
import { CEILINGS } from '../community/store/codeCeilings.ts';
import { readSourcesConfig } from '../sources/config/sourcesConfig.ts';
import { readBackupSettings } from './backupSettings.ts';
import { parseClock } from './clock.ts';
import { readContacts } from './contacts.ts';

/** SQLite's name of an in-memory database. */
const IN_MEMORY = ':memory:';
const DEFAULT_SEED = '20170808';
const DATA_DIR = 'data';

const SHORTEST_SECRET = 16;
/** Spelt out, so that whoever sets it knows the consequence. */
const SHOW_CODES = 'anybody-may-log-in-as-anybody';

const countOfMessages = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
const webhook = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/)));
const webhookSecret = v.optional(v.pipe(v.string(), v.minLength(SHORTEST_SECRET)));

const schema = v.object({
  UPSTREAM_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
    '3001',
  ),
  UPSTREAM_HOST: v.optional(v.string(), '127.0.0.1'),
  MARKET_SEED: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), DEFAULT_SEED),
  MARKET_CLOCK: v.optional(v.string(), ''),
  DATA_DIR: v.optional(v.string(), DATA_DIR),
  COMMUNITY_CLIENT_ID: v.optional(v.string(), DEVELOPMENT_CLIENT_ID),
  COMMUNITY_SECRET: v.optional(v.string(), DEVELOPMENT_SECRET),
  NODE_ENV: v.optional(v.string(), ''),
  PHONE_CODE_WEBHOOK: webhook,
  PHONE_CODE_WEBHOOK_SECRET: webhookSecret,
  SHOW_PHONE_CODES: v.optional(v.literal(SHOW_CODES)),
  PHONE_CODES_A_DAY: v.optional(countOfMessages, String(CEILINGS.all)),
  PHONE_CODES_OF_COUNTRY: v.optional(countOfMessages, String(CEILINGS.country)),
  PHONE_CODES_OF_NETWORK: v.optional(countOfMessages, String(CEILINGS.network)),
  INBOX_WEBHOOK: webhook,
  INBOX_WEBHOOK_SECRET: webhookSecret,
});

const wants: Readonly<Record<string, string>> = {
  UPSTREAM_PORT: 'a port number',
  MARKET_SEED: 'a whole number of at most nine digits',
  MARKET_CLOCK:
    'empty, an ISO instant from 2010 to 2050 (frozen), or from:<ISO instant> (running on from there)',
  PHONE_CODE_WEBHOOK: 'an http or https address',
  PHONE_CODE_WEBHOOK_SECRET: `at least ${SHORTEST_SECRET} characters`,
  SHOW_PHONE_CODES: `empty or ${SHOW_CODES}`,
  PHONE_CODES_A_DAY: 'a number of messages',
  PHONE_CODES_OF_COUNTRY: 'a number of messages',
  PHONE_CODES_OF_NETWORK: 'a number of messages',
  INBOX_WEBHOOK: 'an http or https address',
  INBOX_WEBHOOK_SECRET: `at least ${SHORTEST_SECRET} characters`,
};

/** Never printed. */
const SECRET = new Set([
  'PHONE_CODE_WEBHOOK',
  'PHONE_CODE_WEBHOOK_SECRET',
  'INBOX_WEBHOOK',
  'INBOX_WEBHOOK_SECRET',
]);

/** Reads the upstream's variables; throws a one-line Error that names the invalid one. Empty counts as unset. */
export function readUpstreamConfig(env: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, set);
  if (!result.success) throw new Error(complaint(v.getDotPath(result.issues[0]) ?? '', set));
  const now = parseClock(result.output.MARKET_CLOCK);
  if (!now) throw new Error(complaint('MARKET_CLOCK', set));
  const dataDir = dataDirOf(result.output.DATA_DIR);
  return {
    port: result.output.UPSTREAM_PORT,
    host: result.output.UPSTREAM_HOST,
    seed: result.output.MARKET_SEED,
    now,
    dataDir,
    backups: readBackupSettings(set, dataDir),
    clientId: result.output.COMMUNITY_CLIENT_ID,
    secret: result.output.COMMUNITY_SECRET,
    codes: codesOf(result.output),
    inbox: inboxOf(result.output),
    contacts: readContacts(set),
    publicSources: publicSourcesOf(set),
  };
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

function complaint(name: string, env: Readonly<Record<string, string | undefined>>): string {
  const not = SECRET.has(name) ? '' : `, not "${env[name]}"`;
  return `${name} must be ${wants[name] ?? 'text'}${not}.`;
}
