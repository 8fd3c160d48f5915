import { resolve } from 'node:path';
import type { OwnDate } from '../../catalogue/content/calendar/macro.ts';
import { publishers } from '../providers/feeds/publishers.ts';
import { burstOf, type SourceKey, type SourceRow } from '../question/sourceRow.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import { readOwnDates } from './ownDates.ts';
import { type OwnFeed, readOwnFeeds } from './ownFeeds.ts';
import { type OwnUnlocks, readOwnUnlocks } from './ownUnlocks.ts';

/** Where the market is from. */
export type MarketSource =
  | { readonly kind: 'simulated' }
  | { readonly kind: 'public' }
  /** What was recorded in a folder, with its own clock. */
  | { readonly kind: 'replay'; readonly folder: string };

/** How one source is asked. */
export interface SourceSettings {
  readonly isOn: boolean;
  /** The first one, then its mirrors. */
  readonly origins: readonly string[];
  /** The first one, then its mirrors; none: no socket, tickers alone. */
  readonly sockets: readonly string[];
  readonly burst: number;
  readonly perMinute: number;
  readonly perMonth: number | null;
  /** A key's header; none without a key. */
  readonly credentials: Readonly<Record<string, string>>;
}

export interface SourcesConfig {
  readonly market: MarketSource;
  /** Endpoints without a source answer from the simulation, marked. */
  readonly simulateMissing: boolean;
  readonly sources: Readonly<Record<SourceName, SourceSettings>>;
  /** The operator's own list of feeds, in place of the publishers that are read by themselves; empty: none. */
  readonly feeds: readonly OwnFeed[];
  /** The operator's own dates of publishers, beside those that are written down; empty: none. */
  readonly dates: readonly OwnDate[];
  /** The operator's own schedules of unlocks; null: none. */
  readonly unlocks: OwnUnlocks | null;
  /** Address of the proxy for all calls; null: none. */
  readonly proxy: string | null;
  readonly noProxy: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const REPLAY = 'replay:';
const FEEDS = 'SOURCES_FEEDS';
const DATES = 'SOURCES_CALENDAR';
const UNLOCKS = 'SOURCES_UNLOCKS';

/** Reads the variables of sources; throws an Error of one line that names the bad one. Empty counts as unset. */
export function readSourcesConfig(env: Env): SourcesConfig {
  const set: Env = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  refuseUnknown(set);
  return {
    market: marketOf(set['MARKET_SOURCE'] ?? 'simulated'),
    simulateMissing: switchOf(set, 'SIMULATE_MISSING', ['true', 'false'], false),
    sources: Object.fromEntries(sourceNames.map((name) => [name, settingsOf(name, set)])) as Record<
      SourceName,
      SourceSettings
    >,
    feeds: set[FEEDS] === undefined ? [] : readOwnFeeds(resolve(set[FEEDS])),
    dates: set[DATES] === undefined ? [] : readOwnDates(resolve(set[DATES])),
    unlocks: set[UNLOCKS] === undefined ? null : readOwnUnlocks(resolve(set[UNLOCKS])),
    proxy: urlOf(
      set,
      ['SOURCES_PROXY', 'HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].find(
        (name) => set[name] !== undefined,
      ) ?? 'SOURCES_PROXY',
      /^https?:$/,
    ),
    noProxy: set['NO_PROXY'] ?? set['no_proxy'] ?? '',
  };
}

function marketOf(text: string): MarketSource {
  if (text === 'simulated' || text === 'public') return { kind: text };
  const folder = text.startsWith(REPLAY) ? text.slice(REPLAY.length).trim() : '';
  if (folder === '') {
    throw new Error(`MARKET_SOURCE must be simulated, public or ${REPLAY}<folder>, not "${text}".`);
  }
  return { kind: 'replay', folder: resolve(folder) };
}

function settingsOf(name: SourceName, env: Env): SourceSettings {
  const row = sourceTable[name];
  const key = row.keys?.find(({ variable }) => env[variable] !== undefined);
  const limits = limitsOf(row, key);
  const origin = originOf(env, `SOURCES_${name}_ORIGIN`);
  const socket = urlOf(env, `SOURCES_${name}_SOCKET`, /^wss?:$/);
  const perMinute = countOf(env, `SOURCES_PER_MINUTE_${name}`);
  const perMonth = countOf(env, `SOURCES_PER_MONTH_${name}`);
  return {
    isOn: switchOf(env, `SOURCES_${name}`, ['on', 'off'], row.off !== true && !isReplaced(name, env)),
    origins: origin === null ? (key?.origins ?? row.origins) : [origin],
    // An origin of one's own says nothing of where its socket is.
    sockets: socket !== null ? [socket] : origin === null ? row.sockets : [],
    burst: perMinute === null ? limits.burst : burstOf(perMinute),
    perMinute: perMinute ?? limits.perMinute,
    perMonth: perMonth ?? limits.perMonth,
    credentials: key?.header(env[key.variable] ?? '') ?? {},
  };
}

/** Whether the operator's own feeds take the place of a publisher, unless it is switched on by name. */
function isReplaced(name: SourceName, env: Env): boolean {
  return env[FEEDS] !== undefined && Object.hasOwn(publishers, name);
}

/** A key lifts the limits; it never lowers what may be spent at once. */
function limitsOf(row: SourceRow, key: SourceKey | undefined) {
  return key ? { ...key.limits, burst: Math.max(row.burst, burstOf(key.limits.perMinute)) } : row;
}

function switchOf(env: Env, name: string, [yes, no]: readonly [string, string], otherwise: boolean): boolean {
  const text = env[name];
  if (text === undefined) return otherwise;
  if (text !== yes && text !== no) throw new Error(`${name} must be ${yes} or ${no}, not "${text}".`);
  return text === yes;
}

const MOST = 1_000_000;

function countOf(env: Env, name: string): number | null {
  const text = env[name];
  if (text === undefined) return null;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST)
    throw new Error(`${name} must be a whole number from 1 to ${MOST}, not "${text}".`);
  return count;
}

/** Scheme, host and port; paths of a source follow it. */
function originOf(env: Env, name: string): string | null {
  const address = urlOf(env, name, /^https?:$/);
  if (address === null) return null;
  const { origin, pathname, search } = new URL(address);
  if (pathname !== '/' || search !== '') {
    throw new Error(`${name} must be scheme, host and port alone, not "${address}".`);
  }
  return origin;
}

function urlOf(env: Env, name: string, scheme: RegExp): string | null {
  const text = env[name];
  if (text === undefined) return null;
  const url = URL.parse(text);
  // The value may carry a password (a proxy's): it is not repeated.
  if (!url || !scheme.test(url.protocol))
    throw new Error(`${name} is no ${scheme.test('ws:') ? 'ws or wss' : 'http or https'} address.`);
  return text.replace(/\/$/, '');
}

const KNOWN =
  /^SOURCES_(?:PROXY|FEEDS|CALENDAR|UNLOCKS|(?:PER_MINUTE_|PER_MONTH_)?(?<name>[A-Z_]+?)(?:_ORIGIN|_SOCKET)?)$/;

/** A name that is misspelt would silently ask the wrong address. */
function refuseUnknown(env: Env): void {
  for (const variable of Object.keys(env)) {
    if (!variable.startsWith('SOURCES_')) continue;
    const match = KNOWN.exec(variable);
    const name = match?.groups?.['name'];
    if (match && (name === undefined || Object.hasOwn(sourceTable, name))) continue;
    throw new Error(`${variable} names no source; there are ${sourceNames.join(', ')}.`);
  }
}
