import { describe, expect, it, test } from 'vitest';
import type { WatchedQuery } from '#api/retry/watchedQueries.ts';
import { createConnectionWatch, type Sight } from './connectionWatch.ts';

const AT = Date.UTC(2026, 10, 20, 4);
const query = (endpointName: string, needsRetry = false, asOf: number | null = AT): WatchedQuery => ({
  ...{ key: endpointName, endpointName, args: {}, requestId: '1', direction: undefined, isPending: false },
  ...{ needsRetry, asOf },
});
/** The same while an attempt is under way. */
const pending = (one: WatchedQuery, requestId = '2'): WatchedQuery => ({
  ...one,
  isPending: true,
  requestId,
});
const heartbeat = (needsRetry: boolean) => query('globalMarket', needsRetry, AT + 99_000);
const own = query('newsList');

const calm: Omit<Sight, 'now'> = {
  isOnline: true,
  queries: [heartbeat(false), own],
  silentSince: null,
  priceTime: 0,
};

/** Samples once a second from `from` (s) on; lists what is said at each second. */
function looksOf(judge: (sight: Sight) => ReturnType<ReturnType<typeof createConnectionWatch>>) {
  return (from: number, to: number, sight: Partial<Sight>) =>
    Array.from({ length: to - from }, (_, at) => judge({ ...calm, ...sight, now: (from + at) * 1000 }));
}

const sawTrouble = { queries: [heartbeat(true), own] };

describe('a page of data', () => {
  it('shows after ten seconds since when its data has stood still, until the network is back', () => {
    const look = looksOf(createConnectionWatch());
    look(0, 20, {});
    const said = look(20, 40, sawTrouble).map(({ outage }) => outage);
    expect(said.slice(0, 10)).toEqual(Array(10).fill(null));
    expect(said[10]).toEqual({ kind: 'data', at: AT });
    expect(look(40, 41, {})[0]?.outage).toBeNull();
  });

  it('shows the same while offline', () => {
    const look = looksOf(createConnectionWatch());
    expect(look(0, 12, { isOnline: false }).at(-1)?.outage).toEqual({ kind: 'data', at: AT });
  });

  test.each([
    ['of words alone', [heartbeat(true), query('contactQr')]],
    ['on which nothing has come yet', [heartbeat(true), query('newsList', true, null)]],
  ])('%s says nothing', (_what, queries) => {
    const look = looksOf(createConnectionWatch());
    expect(look(0, 60, { queries }).every(({ outage }) => outage === null)).toBe(true);
  });

  it('waits ten seconds after a tab was shown again', () => {
    const look = looksOf(createConnectionWatch());
    look(0, 20, sawTrouble);
    const said = look(300, 311, sawTrouble).map(({ outage }) => outage !== null);
    expect(said).toEqual([...Array(10).fill(false), true]);
  });
});

describe('a page of live prices', () => {
  it('shows the time of its last price after ten seconds of silence', () => {
    const look = looksOf(createConnectionWatch());
    const said = look(0, 12, { silentSince: 0, priceTime: AT + 7_000 });
    expect(said[9]?.outage).toBeNull();
    expect(said[10]?.outage).toEqual({ kind: 'prices', at: AT + 7_000 });
    expect(look(12, 13, { silentSince: 11_500, priceTime: AT + 9_000 })[0]?.outage).toBeNull();
  });

  it('shows nothing before it has a price', () => {
    const look = looksOf(createConnectionWatch());
    expect(look(0, 30, { silentSince: 0, queries: [] }).every(({ outage }) => outage === null)).toBe(true);
  });
});

describe('a part of the page that is stale on its own', () => {
  it('may say so once everything else has been well for ten seconds', () => {
    const look = looksOf(createConnectionWatch());
    look(0, 20, {});
    const queries = [heartbeat(false), query('newsList', true)];
    const may = look(20, 32, { queries }).map(({ mayPartsNote }) => mayPartsNote);
    expect(may).toEqual([...Array(10).fill(false), true, true]);
  });

  it('leaves it to the page while the whole connection is down, and until the failed calls have been retried', () => {
    const look = looksOf(createConnectionWatch());
    look(0, 60, sawTrouble);
    const queries = [heartbeat(false), query('newsList', true)];
    const may = look(60, 72, { queries }).map(({ mayPartsNote }) => mayPartsNote);
    expect(may).toEqual([...Array(10).fill(false), true, true]);
  });
});

describe('a call that hangs', () => {
  const isReported = (judgement: { readonly outage: unknown }) => judgement.outage !== null;
  const hanging = { queries: [pending(heartbeat(false)), own] };

  it('is told after ten seconds where it is the one that tells whether the connection works', () => {
    const look = looksOf(createConnectionWatch());
    look(0, 20, {});
    const said = look(20, 31, hanging);
    expect(said.map(isReported)).toEqual([...Array(10).fill(false), true]);
    expect(said.at(-1)?.outage).toEqual({ kind: 'data', at: AT });
  });

  it('is told whatever the socket says, and without a word less once it has failed', () => {
    const look = looksOf(createConnectionWatch());
    const speaking = (now: number) => ({ silentSince: now * 1000 - 500, priceTime: AT });
    const said = [...Array(40).keys()].map((now) => {
      const queries = now < 25 ? hanging.queries : [heartbeat(true), own];
      return look(now, now + 1, { queries, ...speaking(now) }).some(isReported);
    });
    expect(said).toEqual([...Array(10).fill(false), ...Array(30).fill(true)]);
  });

  it('is told of a page’s own answer with its own time, though all others come', () => {
    const look = looksOf(createConnectionWatch());
    const late = pending(query('coinRank', false, AT - 60_000));
    const said = look(0, 11, { queries: [heartbeat(false), own, late] });
    expect(said.map(isReported)).toEqual([...Array(10).fill(false), true]);
    expect(said.at(-1)?.outage).toEqual({ kind: 'data', at: AT - 60_000 });
  });

  it('is no word where each attempt of many is short, as of a poll of each second', () => {
    const look = looksOf(createConnectionWatch());
    const said = [...Array(60).keys()].flatMap((now) =>
      look(now, now + 1, { queries: [pending(heartbeat(false), String(now)), own] }),
    );
    expect(said.some(isReported)).toBe(false);
  });

  test.each([
    ['what has never come', [heartbeat(false), own, pending(query('coinRank', false, null))]],
    ['more of a list', [heartbeat(false), { ...pending(own), direction: 'forward' }]],
    ['a call of the frame besides', [heartbeat(false), own, pending(query('hotSearch'))]],
  ])('is no word for %s', (_what, queries) => {
    const look = looksOf(createConnectionWatch());
    expect(look(0, 60, { queries }).some(isReported)).toBe(false);
  });

  it('keeps its parts from a word of their own', () => {
    const look = looksOf(createConnectionWatch());
    const queries = [heartbeat(false), query('newsList', true), pending(query('coinRank'))];
    expect(look(0, 40, { queries }).at(-1)).toEqual({
      outage: { kind: 'data', at: AT },
      mayPartsNote: false,
    });
  });
});
