import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { clock, dayName, fullDayName, h2, list, p } from '../../../catalogue/content/news/wording.ts';
import { exchangeCatalogue } from '../../../catalogue/exchangeCatalogue.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { Publisher } from '../../../ports/notices.ts';
import { DELISTING_LEAD, DELISTING_SPREAD, SPOT_LISTING_LEAD } from '../../listings/leads.ts';
import { leaversBetween, leftVenueOf, newcomersBetween } from '../../listings/newcomers.ts';
import { newListingsOf } from '../../listings/newListings.ts';
import { phrase } from '../../random/phrase.ts';
import type { NoticeDraft } from './notice.ts';

/** Maximum delay of an exchange after the first: one follows per day. */
const LAST_FOLLOWER = exchangeCatalogue.length * DAY;

/** 上新: the first exchange of a new coin, and those that follow, each before its trading begins. */
export function listings(day: number): NoticeDraft[] {
  const from = day + SPOT_LISTING_LEAD;
  const to = from + DAY;
  return newcomersBetween(from - LAST_FOLLOWER, to).flatMap((coin) =>
    newListingsOf(coin).flatMap(({ exchange, opensAt }) => {
      const publisher = publisherOf(exchange);
      return publisher && opensAt >= from && opensAt < to ? [listing(coin, publisher, opensAt)] : [];
    }),
  );
}

/** Trading begins at `opens`. */
function listing(coin: CatalogueCoin, publisher: Publisher, opens: number): NoticeDraft {
  const hour = opens - SPOT_LISTING_LEAD;
  const key = `listing-${publisher.code}-${coin.code}`;
  const when = `${dayName(opens)} ${clock(opens)}`;
  return {
    hour,
    key,
    type: 'listing',
    publisher,
    coins: [coin.code],
    title: phrase(key, [
      `${publisher.name}将上线 ${nameOf(coin)}，${when} 开放交易`,
      `${publisher.name}：${coin.symbol} 将于 ${when} 开盘`,
    ]),
    lead: p(
      `${publisher.name}将于 ${fullDayName(opens)} ${clock(opens)}（北京时间）开放 ${coin.symbol}/USDT 现货交易，充值于开盘前 4 小时开放，提现于开盘后 24 小时开放。`,
    ),
    more:
      h2('币种信息') +
      list([
        `名称：${nameOf(coin)}`,
        `发行网络：${coin.chain || '独立主网'}`,
        `总量：${(coin.totalSupply ?? 0).toLocaleString('en-US')} 枚`,
      ]) +
      h2('交易规则') +
      p('开盘前 5 分钟仅接受限价单；首小时内买入价不得高于参考价的 150%。上述规则由平台规定，可能调整。') +
      p('新上线币种流动性有限、波动较大，请自行了解项目信息。'),
  };
}

/** 下架: every exchange with a pair of the coin announces it some days ahead. */
export function delistings(day: number): NoticeDraft[] {
  return leaversBetween(day + DELISTING_LEAD, day + DAY + DELISTING_LEAD).flatMap((coin) => {
    const publisher = publisherOf(leftVenueOf(coin) ?? '');
    return publisher && coin.delistedAt !== null ? [delisting(coin, publisher, coin.delistedAt)] : [];
  });
}

function delisting(coin: CatalogueCoin, publisher: Publisher, ends: number): NoticeDraft {
  const key = `delisting-${publisher.code}-${coin.code}`;
  const when = `${dayName(ends)} ${clock(ends)}`;
  const reason = ['成交额与盘口深度持续低于平台标准', '项目方长期未更新进展', '流动性不足，难以形成有效价格'];
  return {
    hour: ends - DELISTING_LEAD + Math.floor((uniform(keyOf(key, 0), 0) * DELISTING_SPREAD) / HOUR) * HOUR,
    key,
    type: 'delisting',
    publisher,
    coins: [coin.code],
    title: phrase(key, [
      `${publisher.name}将下架 ${coin.symbol}，${when} 停止交易`,
      `${publisher.name}：${nameOf(coin)}将于 ${dayName(ends)}停止交易`,
    ]),
    lead: p(
      `${publisher.name}将于 ${fullDayName(ends)} ${clock(ends)}（北京时间）停止 ${coin.symbol}/USDT 交易，原因：${reason[keyOf(key, 1) % reason.length] ?? ''}。`,
    ),
    more:
      h2('时间安排') +
      list([
        `停止充值：公告发布之时`,
        `停止交易：${when}`,
        `停止提现：${dayName(ends + 30 * DAY)} ${clock(ends)}`,
      ]) +
      p('停止交易后未成交的委托将自动撤销；请在截止时间前提取资产。'),
  };
}

/** An exchange as a publisher; null for a decentralised one, which publishes no notices. */
export function publisherOf(code: string): Publisher | null {
  const exchange = exchangeCatalogue.find((one) => one.code === code);
  if (!exchange || exchange.kinds.includes('dex')) return null;
  return { kind: 'exchange', code, name: exchange.nameZh || exchange.nameEn, logo: exchange.logo };
}
