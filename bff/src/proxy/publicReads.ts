import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sendError } from '../http/failure.ts';
import { addressFault } from '../security/address.ts';
import { findCall } from './allowList.ts';
import { lifetimeOf } from './lifetimes.ts';
import { getCall } from './readCall.ts';
import type { ReadCall, Reader } from './reader.ts';
import { sendFresh, sendReading } from './sendReading.ts';

/** Addresses seen lately; reading one costs more than answering it from the cache. */
const REMEMBERED = 4_000;
const LONGEST_REMEMBERED = 512;

/** A GET of the market API: `shared` ones may be answered from the cache, the others belong to one visitor. */
export interface RecognisedRead {
  readonly call: ReadCall;
  readonly shared: boolean;
}

export interface PublicReadsOptions {
  readonly reader: Reader;
  readonly now: () => number;
  /** Counts how a call was answered. */
  count(outcome: 'hit' | 'miss' | 'stale' | 'failed'): void;
  /** Streams a call that belongs to one visitor. */
  passThrough(req: IncomingMessage, res: ServerResponse, call: ReadCall): void;
  logFailure(req: IncomingMessage, status: number, error: unknown, ms: number): void;
}

/** Answers GETs of the market API before the application sees them; false for every other request. */
export function createPublicReads({ reader, now, count, ...options }: PublicReadsOptions) {
  const recognised = new LRUCache<string, RecognisedRead>({ max: REMEMBERED });

  function recognise(url: string): RecognisedRead | null {
    const known = recognised.get(url);
    if (known) return known;
    if (addressFault(url) !== null) return null;
    const at = url.indexOf('?');
    const finding = findCall('GET', at < 0 ? url : url.slice(0, at));
    if (finding.kind !== 'found') return null;
    const search = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
    const { name, row } = finding.call;
    const shared = lifetimeOf(name) > 0 && !search.get('token');
    const read = { call: getCall(name, row, search), shared };
    if (url.length <= LONGEST_REMEMBERED) recognised.set(url, read);
    return read;
  }

  async function answer(req: IncomingMessage, res: ServerResponse, call: ReadCall): Promise<void> {
    const started = performance.now();
    try {
      const reading = await reader.read(call);
      count(reading.stale ? 'stale' : 'miss');
      sendReading(req, res, reading, now());
    } catch (error) {
      count('failed');
      sendError(res, error);
      options.logFailure(req, res.statusCode, error, performance.now() - started);
    }
  }

  return function publicReads(req: IncomingMessage, res: ServerResponse): boolean {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !req.url?.startsWith('/api/')) return false;
    const read = recognise(req.url);
    if (read === null) return false;
    if (!read.shared) {
      options.passThrough(req, res, read.call);
      return true;
    }
    const kept = reader.fresh(read.call.key);
    if (kept === undefined) {
      void answer(req, res, read.call);
    } else {
      count('hit');
      sendFresh(req, res, kept);
    }
    return true;
  };
}
