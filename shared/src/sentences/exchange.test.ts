import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import type { ExchangeDetail } from '../contract/exchange/info.ts';
import { formatCount } from '../format/amount.ts';
import { formatMoney } from '../format/money.ts';
import { formatPercent, formatShare } from '../format/percent.ts';
import { walletLists } from '../rankings/wallets.ts';
import { DAY } from '../time/units.ts';
import { exchangeSentence } from './exchange.ts';
import {
  dexListSentence,
  exchangeListSentence,
  gradeSentence,
  hotExchangeSentence,
  otcSentence,
} from './exchangeLists.ts';
import { type Sentence, textOf } from './sentence.ts';
import { dappListSentence, walletListSentence } from './softwareLists.ts';

const usd = (value: number | null) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
const text = (sentence: Sentence | null | undefined) => (sentence ? textOf(sentence) : '');

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const now = TEST_TIME + day * DAY;
  const context = contextOn(day);
  const info = (code: string) => ask('exchangeInfo', { code }, context);

  it.each(['binance', 'gate', 'coinbase', 'lbank'])(
    '%s has the figures of its page of reserves',
    async (code) => {
      const detail = await info(code);
      const reserves = await ask('exchangeReserves', { code }, context);
      expect(detail.withoutOwn).toBeCloseTo(reserves.withoutOwn ?? -1, 0);
      expect(detail.reserveRatio).toBe(reserves.history.at(-1)?.all ?? null);
      const said = text(exchangeSentence('exchange', detail, now));
      expect(said).toContain(`剔除平台币 ${usd(reserves.withoutOwn)}`);
      const ratio = reserves.history.at(-1)?.all;
      expect(said).toContain(ratio === undefined ? '未公布储备率' : `储备率 ${formatShare(ratio, 1)}，`);
      const { risk, proof } = await ask('exchangeProfile', { code }, context);
      expect([detail.risk, detail.disclosure]).toEqual([risk, proof.kind]);
    },
  );

  it('a protocol holds nothing of its users', async () => {
    const detail = await info('uniswap');
    const said = text(exchangeSentence('exchange', detail, now));
    expect(said).toBe(`资产在用户自己的钱包或合约里，锁仓 ${usd(detail.reserve)}；12 个月内未见安全事件。`);
  });

  it('its markets are counted as its head counts them', async () => {
    const detail = await info('binance');
    const said = text(exchangeSentence('exchangeMarket', detail, now));
    expect(said).toContain(
      `${formatCount(detail.pairCount)} 个现货交易对、${formatCount(detail.coinCount)} 个币种`,
    );
    expect(said).toContain(
      `24 小时成交 ${usd(detail.volume24h)}，较前日 ${formatPercent(detail.volumeChange24h)}；`,
    );
    expect(exchangeSentence('exchangeIeo', detail, now)).toBeUndefined();
  });

  it('the list adds up its rows, and the day before from their changes', async () => {
    const { rows } = await ask('exchangeRank', { pagesize: 200 }, context);
    const said = text(exchangeListSentence(rows));
    expect(said).toContain(
      `${rows.length} 家 24 小时现货成交 ${usd(sum(rows.map(({ volume24h }) => volume24h)))}，较前日 `,
    );
    const changes = rows.flatMap(({ volumeChange24h }) => volumeChange24h ?? []);
    const [, by = ''] = /较前日 (\S+)%/.exec(said) ?? [];
    const percent = Number(by.replace('−', '-'));
    expect(percent).toBeGreaterThan(Math.min(...changes));
    expect(percent).toBeLessThan(Math.max(...changes));
    const kept = rows.filter(({ disclosure }) => disclosure !== 'self');
    const silent = kept.filter(({ disclosure }) => disclosure !== 'merkle');
    expect(said).toContain(`${kept.length} 家托管平台里 ${silent.length} 家未公布储备率。`);
  });

  it('the other lists say what stands first in them', async () => {
    const hot = (await ask('exchangeRank', { pagesize: 200, sort: 'hot' }, context)).rows;
    expect(text(hotExchangeSentence(hot))).toContain(`${hot[0]?.name}人气 ${hot[0]?.heat?.toFixed(1)} 居首`);
    const grades = (await ask('exchangeGrades', { per_page: 200 }, context)).rows;
    expect(text(gradeSentence(grades))).toContain(`${grades[0]?.rating?.toFixed(1)} 分居首`);
    const dexes = (await ask('dexes', { per_page: 100, kind: 'spot' }, context)).rows;
    expect(text(dexListSentence(dexes, false))).toContain(usd(sum(dexes.map(({ volume24h }) => volume24h))));
    const perps = (await ask('dexes', { per_page: 100, kind: 'futures' }, context)).rows;
    const traded = perps.map(({ futuresVolume24h }) => futuresVolume24h);
    expect(text(dexListSentence(perps, true))).toContain(`永续合约成交 ${usd(sum(traded))}；`);
    const otc = (await ask('otcQuotes', { per_page: 100 }, context)).rows;
    const cheapest = Math.min(...otc.map(({ buyCny }) => buyCny));
    expect(text(otcSentence(otc))).toContain(`¥${cheapest.toFixed(3)}，最高`);
  });

  it('wallets and applications are counted as listed', async () => {
    const wallets = (await ask('wallets', { pagesize: 200 }, context)).rows;
    const own = wallets.filter(({ isCustodial }) => !isCustodial).length;
    expect(text(walletListSentence(wallets))).toContain(`${wallets.length} 款钱包里 ${own} 款自托管`);
    const dapps = (await ask('dapps', { pagesize: 200 }, context)).rows;
    const said = text(dappListSentence(dapps));
    expect(said).toContain(`成交 ${usd(sum(dapps.map(({ volume24h }) => volume24h)))}；`);
    expect(said).toContain(`${dapps[0]?.name}最多`);
  });
});

const UNKNOWN = {
  code: 'x',
  disclosure: 'none',
  reserveRatio: null,
  withoutOwn: null,
  reserve: null,
  incidentAt: null,
  pairCount: null,
  coinCount: null,
  contractCount: null,
  volume24h: null,
  volumeChange24h: null,
  futuresVolume24h: null,
} as const;

describe('without data', () => {
  const detail = (known: Partial<ExchangeDetail>) => ({ ...EXCHANGE, ...UNKNOWN, ...known });
  const kinds: string[] = [];
  const EXCHANGE = {
    nameEn: 'X',
    name: 'X',
    logo: '',
    rank: null,
    rating: null,
    country: '',
    foundedAt: null,
    kinds,
    website: '',
    softwareId: '',
    makerFee: null,
    takerFee: null,
    openInterest: null,
    marginCount: null,
    refusedShare: null,
    risk: 'low',
  } as const;

  it('says what is not published, and no 0', () => {
    expect(text(exchangeSentence('exchange', detail({}), TEST_TIME))).toBe(
      '未公布储备率；12 个月内未见安全事件。',
    );
    expect(exchangeSentence('exchangeMarket', detail({}), TEST_TIME)).toBeNull();
    expect(text(exchangeSentence('exchange', detail({ disclosure: 'audit', reserve: 1e9 }), TEST_TIME))).toBe(
      '储备由第三方审计，未公布储备率，链上资产 $10.00亿；12 个月内未见安全事件。',
    );
  });

  it.each([
    [396, '有安全事件。'],
    [398, '12 个月内未见安全事件。'],
  ])('an incident of a month that began %d days ago', (days, said) => {
    const incidentAt = TEST_TIME - days * DAY;
    expect(text(exchangeSentence('exchange', detail({ incidentAt }), TEST_TIME))).toContain(said);
  });

  test.each([
    ['exchanges', exchangeListSentence([])],
    ['popular ones', hotExchangeSentence([])],
    ['ratings', gradeSentence([])],
    ['decentralised ones', dexListSentence([], false)],
    ['OTC desks', otcSentence([])],
    ['wallets', walletListSentence([])],
    ['applications', dappListSentence([])],
  ])('a list of no %s has none', (_name, said) => {
    expect(said).toBeNull();
  });

  it('a ranking says its sentence itself', () => {
    expect(walletLists.walletApp.withRows(({ sentence }) => sentence !== undefined)).toBe(true);
  });
});
