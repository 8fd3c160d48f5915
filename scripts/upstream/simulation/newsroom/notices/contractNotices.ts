import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { clock, dayName, fullDayName, h2, list, p } from '../../../catalogue/content/news/wording.ts';
import type { Publisher } from '../../../ports/notices.ts';
import {
  type ContractDate,
  contractClosingsBetween,
  contractOpeningsBetween,
} from '../../listings/contractDates.ts';
import { CONTRACT_LISTING_LEAD, DELISTING_LEAD, DELISTING_SPREAD } from '../../listings/leads.ts';
import { type QuarterlyOpening, quarterlyOpeningsBetween } from '../../listings/quarterlies.ts';
import { phrase } from '../../random/phrase.ts';
import { publisherOf } from './listingNotices.ts';
import type { NoticeDraft } from './notice.ts';

/** 上新: perpetuals that exchanges add, and the contracts of a further quarter. */
export function contractListings(day: number): NoticeDraft[] {
  const from = day + CONTRACT_LISTING_LEAD;
  const quarterlies = Map.groupBy(
    quarterlyOpeningsBetween(from, from + DAY),
    ({ exchange }) => exchange.code,
  );
  return [
    ...contractOpeningsBetween(from, from + DAY).flatMap((opening) =>
      by(opening.exchange.code, (publisher) => perpetual(opening, publisher)),
    ),
    ...[...quarterlies].flatMap(([code, openings]) =>
      by(code, (publisher) => quarterly(openings, publisher)),
    ),
  ];
}

/** 下架: perpetuals that exchanges take away. */
export function contractDelistings(day: number): NoticeDraft[] {
  const from = day + DELISTING_LEAD;
  return contractClosingsBetween(from, from + DAY).flatMap((closing) =>
    by(closing.exchange.code, (publisher) => closed(closing, publisher)),
  );
}

function by(code: string, write: (publisher: Publisher) => NoticeDraft): NoticeDraft[] {
  const publisher = publisherOf(code);
  return publisher === null ? [] : [write(publisher)];
}

function perpetual({ coin, time }: ContractDate, publisher: Publisher): NoticeDraft {
  const symbol = coin.symbol.toUpperCase();
  const key = `contract-${publisher.code}-${coin.code}`;
  const when = `${dayName(time)} ${clock(time)}`;
  return {
    hour: time - CONTRACT_LISTING_LEAD,
    key,
    type: 'listing',
    publisher,
    coins: [coin.code],
    title: phrase(key, [
      `${publisher.name}将上线 ${symbol} 永续合约，${when} 开放交易`,
      `${publisher.name}：${symbol}/USDT 永续合约将于 ${when} 开盘`,
    ]),
    lead: p(
      `${publisher.name}将于 ${fullDayName(time)} ${clock(time)}（北京时间）开放 ${symbol}/USDT 永续合约交易，以 USDT 结算。`,
    ),
    more:
      h2('交易规则') +
      list([
        '资金费率按平台规则收取，首个周期自开盘起计',
        '开盘前 5 分钟仅接受限价单',
        '风险限额与杠杆上限以合约详情页为准',
      ]) +
      p('合约交易可能损失全部保证金，请自行了解规则。'),
  };
}

function quarterly(openings: readonly QuarterlyOpening[], publisher: Publisher): NoticeDraft {
  const time = openings[0]?.time ?? 0;
  const names = openings.map(({ coin }) => coin.symbol.toUpperCase());
  const when = `${dayName(time)} ${clock(time)}`;
  return {
    hour: time - CONTRACT_LISTING_LEAD,
    key: `quarterly-${publisher.code}-${time / HOUR}`,
    type: 'listing',
    publisher,
    coins: openings.map(({ coin }) => coin.code),
    title: `${publisher.name}将上线 ${names.join('、')} 次季度交割合约，${when} 开放交易`,
    lead: p(
      `${publisher.name}将于 ${fullDayName(time)} ${clock(time)}（北京时间）开放 ${names.map((name) => `${name}/USDT`).join('、')} 次季度交割合约交易，与当季合约交割同时生效。`,
    ),
    more: p('现有季度合约顺延为当季合约，持仓与委托不受影响。'),
  };
}

function closed({ coin, time }: ContractDate, publisher: Publisher): NoticeDraft {
  const symbol = coin.symbol.toUpperCase();
  const key = `contract-end-${publisher.code}-${coin.code}`;
  const when = `${dayName(time)} ${clock(time)}`;
  const spread = DELISTING_SPREAD / HOUR;
  return {
    hour: time - DELISTING_LEAD + Math.floor(uniform(keyOf(key, 0), 0) * spread) * HOUR,
    key,
    type: 'delisting',
    publisher,
    coins: [coin.code],
    title: phrase(key, [
      `${publisher.name}将下架 ${symbol} 永续合约，${when} 停止交易`,
      `${publisher.name}：${symbol}/USDT 永续合约将于 ${when} 停止交易`,
    ]),
    lead: p(
      `${publisher.name}将于 ${fullDayName(time)} ${clock(time)}（北京时间）停止 ${symbol}/USDT 永续合约交易，届时未平仓位按结算价自动平仓。`,
    ),
    more:
      h2('时间安排') +
      list(['停止开仓：停止交易前 1 小时', '结算价：停止交易前 30 分钟的指数均价', '现货交易不受影响']) +
      p('请在停止交易前自行平仓，避免结算价格波动带来的损失。'),
  };
}
