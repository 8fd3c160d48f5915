import { isProposalId } from '@coinmirror/shared/contract/proposals.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Known } from '../client/sourceClient.ts';
import { failure } from '../net/failure.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { peoplePolls, peoplePorts } from './peoplePorts.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');

const basic = {
  id: `0x${'ab'.repeat(32)}`,
  title: '[ARFC] Add a market',
  body: '## Summary\nAdds **XYZ** <script>alert(1)</script>',
  author: '0x8b37a5Af68D315cf5A64097D96621F64b5502a22',
  created: 1_773_000_000,
  start: 1_773_000_000,
  end: 1_773_050_000,
  state: 'closed',
  choices: ['For', 'Against', 'Abstain'],
  type: 'basic',
  scores: [500_000.5, 1_000, 10],
  scores_total: 501_010.5,
  scores_state: 'final',
  quorum: 320_000,
  votes: 812,
  link: '',
  discussion: '',
  space: { id: 'aave.eth', name: 'Aave DAO' },
};
const seven = {
  ...basic,
  id: 'QmXyzbV5KJhWzTCMbmaRFvHTuGp2KBT4k5pmUyCGWVvE6f',
  choices: ['1', '2', '3', '4', '5', '6', '7'],
  type: 'single-choice',
  scores: [1, 2, 3, 4, 5, 6, 7],
  quorum: 0,
  space: { id: 'ens.eth', name: 'ENS' },
};
const open = { ...basic, id: `0x${'cd'.repeat(32)}`, state: 'active', start: 1_772_000_000 };
const elsewhere = { ...basic, id: `0x${'ef'.repeat(32)}`, space: { id: 'else.eth', name: 'Else' } };

describe('proposals', () => {
  const proposals = [basic, seven, open, elsewhere];
  const world = createStubWorld({ now: NOW, answers: { 'SNAPSHOT /graphql': { data: { proposals } } } });

  test('open ones first; seven choices end without a verdict, a quorum of 0 is none', async () => {
    const list = (await peoplePorts(world).proposals?.list()) ?? [];
    const reported = new Map(list.map((one) => [one.id, one]));
    expect(list[0]).toMatchObject({ id: open.id, state: 'active' });
    expect(reported.get(basic.id)).toMatchObject({
      coin: 'aave',
      state: 'passed',
      quorum: 320_000,
      voterCount: 812,
    });
    expect(reported.get(seven.id)).toMatchObject({
      coin: 'ethereum-name-service',
      state: 'ended',
      quorum: null,
      choices: seven.choices,
    });
    expect(reported.has(elsewhere.id)).toBe(false);
    expect(list.map(({ id }) => isProposalId(id))).not.toContain(false);
  });

  test('a body is plain lines', async () => {
    const list = await peoplePorts(world).proposals?.list();
    expect(list?.find(({ id }) => id === basic.id)?.lines).toEqual(['# Summary', 'Adds XYZ']);
  });

  test('voters who chose one thing are told by their coins', async () => {
    const vote = { voter: '0xabc', vp: 12.5, created: 1_773_000_000, choice: 2 };
    const votes = [vote, { ...vote, choice: { 1: 3, 2: 1 } }];
    const voted = createStubWorld({ now: NOW, answers: { 'SNAPSHOT /graphql': { data: { votes } } } });
    expect(await peoplePorts(voted).proposals?.voters(basic.id)).toEqual([
      { address: '0xabc', choice: 1, power: 12.5, time: 1_773_000_000_000 },
    ]);
  });
});

describe('notices', () => {
  const bybit = (title: string, at: number, more: object = {}) => ({
    title,
    description: 'We list <b>it</b>',
    type: { title: '', key: 'new_crypto' },
    tags: [],
    url: `https://announcements.bybit.com/article/${at}/`,
    dateTimestamp: at,
    ...more,
  });
  const okx = {
    annType: 'announcements-delistings',
    title: 'OKX to delist some pairs',
    url: 'https://www.okx.com/help/delist',
    pTime: `${NOW - 2 * HOUR}`,
  };
  const world = createStubWorld({
    now: NOW,
    answers: {
      'BYBIT /v5/announcements/index': {
        retCode: 0,
        retMsg: 'OK',
        time: NOW,
        result: {
          total: 2,
          list: [bybit('新上架：SOL/USDT', NOW - HOUR), bybit('tomorrow', NOW + 24 * HOUR)],
        },
      },
      'OKX /api/v5/support/announcements': { code: '0', msg: '', data: [{ details: [okx], totalPage: '1' }] },
    },
  });

  test('are title, summary, time and link, each once, newest first, none of tomorrow', async () => {
    const list = (await peoplePorts(world).notices?.between(NOW - 24 * HOUR, NOW)) ?? [];
    expect(list).toMatchObject([
      {
        time: NOW - HOUR,
        type: 'listing',
        publisher: { kind: 'exchange', code: 'bybit' },
        coins: ['solana'],
        title: '新上架：SOL/USDT',
        lead: '<p>We list &lt;b&gt;it&lt;/b&gt;</p>',
        more: '',
        url: `https://announcements.bybit.com/article/${NOW - HOUR}/`,
      },
      {
        time: NOW - 2 * HOUR,
        type: 'delisting',
        publisher: { code: 'okx' },
        coins: [],
        lead: '',
        url: okx.url,
      },
    ]);
    expect(list.every(({ id }) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });

  test('are there as long as one exchange tells its own', async () => {
    const one = createStubWorld({
      now: NOW,
      answers: { 'OKX /api/v5/support/announcements': { code: '0', msg: '', data: [{ details: [okx] }] } },
    });
    expect(await peoplePorts(one).notices?.between(0, NOW)).toHaveLength(1);
  });
});

describe('repositories', () => {
  const figures = {
    stargazers_count: 86_000,
    forks_count: 38_000,
    subscribers_count: 4_000,
    open_issues_count: 700,
    pushed_at: '2026-03-10T03:00:00Z',
  };
  const path = '/repos/bitcoin/bitcoin';

  test('commits are those of a week, and unknown while they are counted', async () => {
    const weeks = Array.from({ length: 52 }, (_, week) => week);
    const counted = createStubWorld({
      now: NOW,
      answers: { [`GITHUB ${path}`]: figures, [`GITHUB ${path}/stats/participation`]: { all: weeks } },
    });
    const counting = createStubWorld({ now: NOW, answers: { [`GITHUB ${path}`]: figures } });
    const reported = {
      stars: 86_000,
      forks: 38_000,
      watchers: 4_000,
      contributors: null,
      commits: null,
      lastCommitAt: NOW - HOUR,
    };
    const ask = (world: typeof counted) => peoplePorts(world).repositories?.at(['bitcoin', 'tether'], NOW);
    expect(await ask(counted)).toEqual([{ ...reported, commitsOfWeek: 51 }, null]);
    expect(await ask(counting)).toEqual([{ ...reported, commitsOfWeek: null }, null]);
    expect(counted.asked).toEqual([]);
  });

  test('are asked in turn, 16 calls an hour, and again in a minute while they are counted', async () => {
    let now = NOW;
    const pending: Known<never> = { kind: 'nothing', why: failure('pending', 'HTTP 202') };
    const asked: { readonly path: string; readonly at: number }[] = [];
    const stub = createStubWorld({ now: NOW });
    const wasAsked = (wanted: string) => asked.some((one) => one.path === wanted);
    const world: typeof stub = {
      ...stub,
      reader: {
        ...stub.reader,
        now: () => now,
        latest: (source, question) =>
          question.path.endsWith('bitcoin/stats/participation') && wasAsked(question.path)
            ? pending
            : stub.reader.latest(source, question),
        async read(source, question) {
          asked.push({ path: question.path, at: now });
          return stub.reader.latest(source, question);
        },
      },
    };
    const [poll] = peoplePolls;
    for (let minute = 0; minute < 61; minute += 0.5) {
      await poll?.run(world);
      now += MINUTE / 2;
    }
    const again = asked.filter((one) => one.path === `${path}/stats/participation`).map(({ at }) => at);
    const gaps = again.slice(1).map((at, place) => at - (again[place] ?? 0));
    expect(gaps).toEqual([MINUTE, MINUTE, MINUTE, MINUTE, MINUTE]);
    expect(asked.length - again.length).toBeLessThanOrEqual(16);
    expect(new Set(asked.map((one) => one.path)).size).toBe(asked.length - again.length + 1);
  });
});

test('a source that has never answered is not connected', async () => {
  const { proposals, notices, repositories } = peoplePorts(createStubWorld({ now: NOW }));
  for (const asked of [
    () => proposals?.list(),
    () => notices?.between(0, NOW),
    () => repositories?.at(['bitcoin', 'ethereum'], NOW),
  ]) {
    await expect(asked).rejects.toThrow(NotConnectedError);
  }
});
