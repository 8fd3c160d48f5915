import { type SourceName, sourceNames } from '../table/sourceTable.ts';
import type { Fault } from './replayServer.ts';
import type { SocketFault } from './replaySockets.ts';
import { nastyFeeds } from './world/others/feeds.ts';

/** What a line asks for: which sources misbehave, and how; null: no more. */
export interface FaultCommand {
  readonly names: readonly SourceName[];
  readonly fault: Fault | null;
  /** The same of sockets alone: the rest of the source is as it was. */
  readonly socket?: SocketFault | null;
}

export const FAULT_USAGE = `<NAME|ALL> <fault>, a line each:
  off                                 well again
  status <code> [<header>=<value> …]  answers with a status, as in: COINGECKO status 429 retry-after=119
  page <code>                         answers with a page of HTML, as a content network does
  slow <ms>                           answers after some time
  cut                                 breaks off in the middle
  silent                              never answers
  huge <bytes> [packed]               answers with so many bytes
  feed <laughs|deep|half|empty>       answers with a feed that is not to be read
  clock <ms>                          its Date header is ahead by so much, behind where negative
  socket off|cut|silent|malformed     its sockets alone: well, cut each second, say nothing, send half messages
  socket lying <factor>               its sockets tell prices times a factor
  socket refused <code>               its sockets refuse connections`;

const PAGE = '<!DOCTYPE html><html><body><h1>403 ERROR</h1>The request could not be satisfied.</body></html>';

/** Reads a line such as `OKX slow 3000`; throws an Error of one line for what is none. */
export function parseFault(line: string): FaultCommand {
  const [name = '', kind = '', ...rest] = line.trim().split(/\s+/);
  const wanted = name.toUpperCase();
  const names = wanted === 'ALL' ? sourceNames : sourceNames.filter((known) => known === wanted);
  if (names.length === 0) throw new Error(`"${name}" is no source: ALL, ${sourceNames.join(', ')}.`);
  if (kind === 'socket') return { names, fault: null, socket: socketFaultOf(rest) };
  return { names, fault: faultOf(kind, rest) };
}

function socketFaultOf([kind = '', number]: readonly string[]): SocketFault | null {
  switch (kind) {
    case 'off':
      return null;
    case 'cut':
    case 'silent':
    case 'malformed':
      return { kind };
    case 'lying':
      return { kind, factor: factorOf(number) };
    case 'refused':
      return { kind, status: numberOf(number) };
    default:
      throw new Error(`"${kind}" is no fault of a socket: off, cut, silent, malformed, lying or refused.`);
  }
}

function factorOf(text: string | undefined): number {
  const factor = Number(text);
  if (text === undefined || !(factor > 0)) throw new Error(`"${text ?? ''}" is no factor.`);
  return factor;
}

function faultOf(kind: string, [first, ...more]: readonly string[]): Fault | null {
  switch (kind) {
    case 'off':
      return null;
    case 'status':
      return { kind, status: numberOf(first), headers: Object.fromEntries(more.map(headerOf)) };
    case 'page':
      return {
        kind: 'status',
        status: numberOf(first),
        body: PAGE,
        headers: { 'content-type': 'text/html' },
      };
    case 'feed':
      return { kind: 'status', status: 200, body: feedOf(first), headers: { 'content-type': 'text/xml' } };
    case 'slow':
      return { kind, ms: numberOf(first) };
    case 'cut':
    case 'silent':
      return { kind };
    case 'huge':
      return { kind, bytes: numberOf(first), packed: more.includes('packed') };
    case 'clock':
      return { kind, skew: numberOf(first) };
    default:
      throw new Error(
        `"${kind}" is no fault: off, status, page, slow, cut, silent, huge, feed, clock or socket.`,
      );
  }
}

function feedOf(word = ''): string {
  const body = Object.hasOwn(nastyFeeds, word) ? nastyFeeds[word] : undefined;
  if (body === undefined) throw new Error(`"${word}" is no feed: ${Object.keys(nastyFeeds).join(', ')}.`);
  return body;
}

function numberOf(text: string | undefined): number {
  const number = Number(text);
  if (text === undefined || !Number.isSafeInteger(number))
    throw new Error(`"${text ?? ''}" is no whole number.`);
  return number;
}

function headerOf(text: string): readonly [string, string] {
  const [name = '', ...value] = text.split('=');
  if (name === '' || value.length === 0) throw new Error(`"${text}" is no <header>=<value>.`);
  return [name.toLowerCase(), value.join('=')];
}
