import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { CHANGE_PERIOD, VOLUME_FLOOR } from '../contract/rankings/moves.ts';
import { formatMoney } from '../format/money.ts';
import { formatPercent, formatShare } from '../format/percent.ts';
import { choicesOf, rankingArgs } from '../rankings/ranking.ts';
import { rankingNames, rankings } from '../rankings/rankings.ts';
import {
  activitySentence,
  coinListSentence,
  conceptSentence,
  highsSentence,
  newCoinsSentence,
} from './coinLists.ts';
import { leaderOf, leadersSentence, moversSentence, returnsSentence, salesSentence } from './rankings.ts';
import { type Sentence, textOf } from './sentence.ts';

const said = (sentence: Sentence | null | undefined) => (sentence ? textOf(sentence) : '');
const usd = (value: number | null) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });
const chosen = choicesOf(rankings.hotMax.switches, () => null);
const LIST = { to: 'coinList', params: {} } as const;

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const context = contextOn(day);
  const moves = (isup: 0 | 1) =>
    ask(
      'maxChange',
      { isup, sort_type: CHANGE_PERIOD['24h'], min_vol: VOLUME_FLOOR.large, per_page: 50 },
      context,
    );

  it('the movers are the first rows of both sides, above the floor that it names', async () => {
    const [{ rows: rises }, { rows: falls }] = await Promise.all([moves(1), moves(0)]);
    const [most] = rises;
    const [least] = falls;
    expect(said(moversSentence([...rises, ...falls], chosen))).toBe(
      `24H成交额过 $500 万的币里，24小时 ${most?.symbol} 涨 ${formatShare(most?.change)}、${least?.symbol} 跌 ${formatShare(Math.abs(least?.change ?? 0))} 居两端。`,
    );
    expect(said(moversSentence(falls, chosen))).toContain(`24小时跌幅最大的是 ${least?.symbol} 跌`);
  });

  it('volume is led by the first rows, with their own figures', async () => {
    const { rows } = await ask('volumeRank', { per_page: 100 }, context);
    const [first, second] = rows;
    const sentence = rankings.hotCurrencies.withRows(({ sentence: own }) => own?.(rows as never, chosen));
    expect(said(sentence)).toContain(`成交额最高的是 ${first?.symbol}，${usd(first?.volume24h ?? null)}`);
    expect(said(sentence)).toContain(`其次 ${second?.symbol} ${usd(second?.volume24h ?? null)}`);
  });

  it('a list of coins is counted, and has the ends of its rows', async () => {
    const { rows, total } = await ask('coinRank', { pagesize: 100 }, context);
    const coins = rows.map(({ code, symbol, change24h }) => ({ code, symbol, change: change24h }));
    const changes = rows.flatMap(({ change24h }) => change24h ?? []);
    const sentence = said(coinListSentence(coins, total, LIST));
    expect(sentence).toContain(`共 ${total} 个，本页 100 个币种`);
    expect(sentence).toContain(`${changes.filter((one) => one > 0).length} 涨`);
    expect(sentence).toContain(`${formatPercent(Math.max(...changes))} 最强`);
    expect(sentence).toContain(`${formatPercent(Math.min(...changes))} 最弱`);
  });

  it('a concept is said against Bitcoin, with the ends of its members', async () => {
    const [concept, today] = await Promise.all([
      ask('conceptDetail', { id: 'layer1' }, context),
      ask('marketToday', {}, context),
    ]);
    const { change24h } = today.bitcoin;
    const sentence = said(conceptSentence(concept, change24h));
    expect(sentence).toContain(
      `24 小时均涨幅 ${formatPercent(concept.change24h)}；BTC ${formatPercent(change24h)}`,
    );
    expect(sentence).toContain(`${concept.riseCount} 涨 ${concept.fallCount} 跌`);
    expect(sentence).toContain(`${concept.best?.symbol} ${formatPercent(concept.best?.change24h)} 最强`);
    expect(said(conceptSentence(concept, null))).not.toContain('BTC');
  });

  it('coins near their highest price are counted by the column', async () => {
    const { rows } = await ask('coinRank', { pagesize: 200 }, context);
    const drawdowns = rows.flatMap(({ drawdown }) => drawdown ?? []);
    const sentence = said(highsSentence(rows));
    expect(sentence).toContain(`${drawdowns.filter((one) => one > -10).length} 个距历史最高不到 10%`);
    expect(sentence).toContain(formatPercent(Math.max(...drawdowns)));
  });

  it('new coins and what stands out are counted by their rows', async () => {
    const { rows } = await ask('newCoins', {}, context);
    const above = rows.filter(({ changeSinceListing }) => (changeSinceListing ?? 0) > 0).length;
    expect(said(newCoinsSentence(rows))).toContain(`里 ${above} 个高于首发价；`);
    const active = await ask('activeCoins', { pagesize: 200 }, context);
    const counts = [...said(activitySentence(active.rows)).matchAll(/[\u4e00-\u9fa5H0-9]+? (\d+)(?:、|。)/g)];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(active.rows.length);
  });
});

describe('every ranking under /hot/', () => {
  it.each(rankingNames)('%s says something of its first row', async (name) => {
    const { call, withRows, switches } = rankings[name];
    const answer: { readonly rows: readonly unknown[] } = await ask(
      call.name,
      rankingArgs(rankings[name]) as never,
    );
    const sentence = withRows((ranking) =>
      ranking.sentence?.(
        answer.rows as never,
        choicesOf(switches, () => null),
      ),
    );
    expect(said(sentence)).toMatch(/。$/);
    expect(said(sentence)).not.toMatch(/null|undefined|NaN|--/);
  });
});

describe('without data there is no sentence', () => {
  it('of movers, lists, concepts and new coins', () => {
    expect(moversSentence([], chosen)).toBeNull();
    expect(coinListSentence([{ code: 'a', symbol: 'A', change: null }], 1, LIST)).toBeNull();
    expect(newCoinsSentence([])).toBeNull();
    expect(salesSentence([], LIST)).toBeNull();
    expect(activitySentence([])).toBeNull();
    expect(highsSentence([{ code: 'a', symbol: 'A', drawdown: null }])).toBeNull();
    expect(leadersSentence('最高', [leaderOf({ code: 'a', symbol: 'A' }, null)])).toBeNull();
    expect(returnsSentence({ which: '', noun: '币', price: '首发价', even: 0 }, LIST, [])).toBeNull();
  });

  it('and one coin alone has no ends', () => {
    const one = [{ code: 'a', symbol: 'A', change: 1 }];
    expect(said(coinListSentence(one, 1, LIST))).toBe('1 个币种 1 涨 0 跌。');
  });
});
