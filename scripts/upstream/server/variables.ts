import { DEVELOPMENT_CLIENT_ID, DEVELOPMENT_SECRET } from '@coinmirror/bff/src/configSchema.ts';
import { originOf } from '@coinmirror/bff/src/configValues.ts';
import { FILE } from '@coinmirror/bff/src/secretFiles.ts';
import * as v from 'valibot';
import { LINE_LEVELS } from '../community/logging/printLine.ts';
import { CEILINGS } from '../community/store/codeCeilings.ts';
import { sourcesSecrets, sourcesVariables } from '../sources/config/sourcesVariables.ts';
import { backupVariables } from './backupSettings.ts';
import { contactVariables } from './contacts.ts';

const DEFAULT_SEED = '20170808';
export const DATA_DIR = 'data';

const SHORTEST_SECRET = 16;
/** Spelt out, so that whoever sets it knows the consequence. */
const SHOW_CODES = 'anybody-may-log-in-as-anybody';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const countOfMessages = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));
const webhook = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/)));
const webhookSecret = v.optional(v.pipe(v.string(), v.minLength(SHORTEST_SECRET)));

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const isOrigin = (text: string) => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text);

/** The variables of the server itself. */
export const schema = v.object({
  UPSTREAM_PORT: v.optional(port, '3001'),
  UPSTREAM_HOST: v.optional(v.string(), '127.0.0.1'),
  UPSTREAM_METRICS_PORT: v.optional(port),
  UPSTREAM_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
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
  PUBLIC_ORIGIN: v.optional(originOf(['https:', 'http:'])),
  ALERT_CHANNELS: v.optional(v.picklist(['on', 'off']), 'on'),
  ALERT_CHANNEL_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform(listOf),
      v.check((origins) => origins.every(isOrigin)),
    ),
    '',
  ),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  LOG_LEVEL: v.optional(v.picklist(LINE_LEVELS), 'info'),
});

/** What each must be. */
export const wants: Readonly<Record<string, string>> = {
  UPSTREAM_PORT: 'a port number',
  UPSTREAM_METRICS_PORT: 'a port number',
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
  PUBLIC_ORIGIN: 'an https or http origin without a path, such as https://www.example.com',
  ALERT_CHANNELS: 'on or off',
  ALERT_CHANNEL_ORIGINS: 'origins with commas between them, such as http://gotify.lan:8080',
  VAPID_PUBLIC_KEY: 'the public key that scripts/upstream/pushKeys.ts prints',
  VAPID_PRIVATE_KEY: 'the private key that scripts/upstream/pushKeys.ts prints',
  VAPID_SUBJECT: 'mailto: and an address, or an https address',
  LOG_LEVEL: LINE_LEVELS.join(', '),
  INBOX_WEBHOOK_SECRET: `at least ${SHORTEST_SECRET} characters`,
};

const OWN_SECRETS = [
  'COMMUNITY_SECRET',
  'PHONE_CODE_WEBHOOK',
  'PHONE_CODE_WEBHOOK_SECRET',
  'INBOX_WEBHOOK',
  'INBOX_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
] as const;

/** Never printed; each may stand in a file instead (`<NAME>_FILE`). */
export const upstreamSecrets: readonly string[] = [...OWN_SECRETS, ...sourcesSecrets];

/**
 * Every variable that an operator may set for the upstream. It reads no other: docker-compose.yml and .env.example are held
 * to this table.
 */
export const upstreamVariables: readonly string[] = [
  ...Object.keys(schema.entries),
  ...contactVariables,
  ...backupVariables,
  ...sourcesVariables,
  ...upstreamSecrets.map((name) => `${name}${FILE}`),
];
