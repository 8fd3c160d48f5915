import { keyOf, mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { coinCatalogue, isListed } from '../../../catalogue/coinCatalogue.ts';
import { dayIndex, h2, list, p } from '../../../catalogue/content/news/wording.ts';
import type { Publisher } from '../../../ports/notices.ts';
import { newListingsOf } from '../../listings/newListings.ts';
import { phrase } from '../../random/phrase.ts';
import { publisherOf } from './listingNotices.ts';
import type { NoticeDraft } from './notice.ts';

/** Daily chance of a notice about a coin: large coins have more maintenance. */
const LARGE = 40;
const OFTEN = 0.13;
const SELDOM = 0.018;
const VENUES = 12;

const coins = coinCatalogue.filter(({ standing }) => standing === 'ranked');
const coinKeys = coins.map(({ code }) => keyOf(`transfer-${code}`, 0));
/** An exchange with custody of a coin, and since when (epoch ms). */
interface Custodian {
  readonly publisher: Publisher;
  readonly since: number;
}

const custodiansByCoin = new Map<string, readonly Custodian[]>();

/** 充提: deposits and withdrawals of single coins that pause, migrate, or resume. */
export function transfers(day: number): NoticeDraft[] {
  const number = dayIndex(day);
  return coins.flatMap((coin, at) => {
    const key = coinKeys[at] ?? 0;
    if (uniform(key, number) >= (at < LARGE ? OFTEN : SELDOM)) return [];
    const draw = mix(key, number);
    const hour = day + (9 + ((draw >>> 8) % 10)) * HOUR;
    if (!isListed(coin, hour)) return [];
    const keepers = custodiansOf(coin).filter(({ since }) => since <= hour);
    const publisher = keepers[draw % Math.max(1, keepers.length)]?.publisher;
    if (!publisher) return [];
    return [write(coin, publisher, hour, draw >>> 16)];
  });
}

function custodiansOf(coin: CatalogueCoin): readonly Custodian[] {
  const known = custodiansByCoin.get(coin.code);
  if (known) return known;
  const keepers = newListingsOf(coin)
    .flatMap(({ exchange, opensAt }) => {
      const publisher = publisherOf(exchange);
      return publisher ? [{ publisher, since: opensAt }] : [];
    })
    .slice(0, VENUES);
  custodiansByCoin.set(coin.code, keepers);
  return keepers;
}

/** A transfer notice without its words. */
interface Transfer {
  readonly coin: CatalogueCoin;
  readonly publisher: Publisher;
  readonly key: string;
  readonly chain: string;
  /** Beijing time of the day, and how many hours it lasts. */
  readonly begins: string;
  readonly length: number;
}

type Words = Pick<NoticeDraft, 'title' | 'lead' | 'more'>;

function write(coin: CatalogueCoin, publisher: Publisher, hour: number, draw: number): NoticeDraft {
  const key = `transfer-${publisher.code}-${coin.code}-${hour}`;
  const chain = coin.chain || coin.nameEn;
  const length = 1 + (draw % 4);
  const begins = `${((new Date(hour + 8 * HOUR).getUTCHours() + 4) % 24).toString().padStart(2, '0')}:00`;
  // A token has no network of its own to upgrade.
  const kinds =
    coin.kind === 'token' ? [maintenance, resumption, fees] : [maintenance, resumption, fees, upgrade];
  const wordsOf = kinds[draw % kinds.length] ?? maintenance;
  const words = wordsOf({ coin, publisher, key, chain, begins, length });
  return { hour, key, type: 'transfer', publisher, coins: [coin.code], ...words };
}

/** Deposits and withdrawals pause for maintenance of a wallet. */
function maintenance({ coin, publisher, key, chain, begins, length }: Transfer): Words {
  return {
    title: phrase(key, [
      `${publisher.name}暂停 ${coin.symbol} 充提：钱包维护`,
      `${publisher.name}：${coin.symbol} 钱包维护，充提暂停约 ${length} 小时`,
    ]),
    lead: p(
      `因钱包维护，${publisher.name}将于今日 ${begins}（北京时间）起暂停 ${coin.symbol}（${chain} 网络）的充值与提现，预计持续 ${length} 小时，交易不受影响。`,
    ),
    more:
      h2('说明') +
      list([
        '维护期间到账的充值会在恢复后入账',
        '维护结束后自动恢复，不再另行通知',
        '请勿在维护期间向旧地址发送大额资产',
      ]),
  };
}

/** They are open again. */
function resumption({ coin, publisher, key, chain }: Transfer): Words {
  return {
    title: phrase(key, [
      `${publisher.name}恢复 ${coin.symbol} 充提`,
      `${publisher.name}：${coin.symbol} 充值与提现已恢复`,
    ]),
    lead: p(`${publisher.name}已完成 ${coin.symbol}（${chain} 网络）的钱包维护，充值与提现恢复正常。`),
    more: p(
      '维护期间提交的提现将按提交顺序处理，部分订单可能因网络拥堵稍有延迟。充值需等待网络确认数达到平台要求后入账。',
    ),
  };
}

/** Fees and least amounts of withdrawals change. */
function fees({ coin, publisher, key, chain, begins }: Transfer): Words {
  return {
    title: phrase(key, [
      `${publisher.name}调整 ${coin.symbol} 提现手续费与最小提现量`,
      `${publisher.name}更新 ${coin.symbol} 的 ${chain} 网络提现费用`,
    ]),
    lead: p(
      `${publisher.name}将根据 ${chain} 网络的实际费用调整 ${coin.symbol} 的提现手续费与最小提现量，于今日 ${begins}（北京时间）生效。`,
    ),
    more:
      p('提现手续费为链上矿工费（或验证者费用）的估算值，随网络拥堵程度浮动，以提现页面显示为准。') +
      p('已提交的提现按提交时的费率执行。'),
  };
}

/** They pause for an upgrade of the coin’s network. */
function upgrade({ coin, publisher, key }: Transfer): Words {
  return {
    title: phrase(key, [
      `${publisher.name}支持 ${coin.symbol} 网络升级，期间暂停充提`,
      `${publisher.name}：配合 ${coin.symbol} 网络升级安排`,
    ]),
    lead: p(
      `${publisher.name}将支持 ${coin.nameZh || coin.nameEn} 的例行网络升级，升级前约 1 小时暂停 ${coin.symbol} 充值与提现，网络稳定后恢复。`,
    ),
    more:
      h2('对用户的影响') +
      list(['交易不受影响', '无需用户操作，升级由平台完成', '恢复时间取决于网络稳定情况']),
  };
}
