import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import type { CatalogueCoin, Peg } from '../catalogueCoin.ts';

/** What an introduction says of a coin's place in the market. */
export interface CoinStanding {
  readonly circulatingSupply: number | null;
  readonly rank: number | null;
}

const PEGS: Readonly<Record<Peg, string>> = { usd: '美元', eur: '欧元', gold: '黄金' };

/** An introduction generated from facts, for coins without a written one. It states nothing else. */
export function composeIntro(
  facts: CatalogueCoin,
  now: CoinStanding,
  conceptNames: readonly string[],
): string[] {
  const first = [whatItIs(facts), sinceWhen(facts), conceptsOf(conceptNames)].join('');
  return [first, supplyOf(facts, now), standingOf(facts, now)].filter((text) => text !== '');
}

function whatItIs(facts: CatalogueCoin): string {
  const name =
    facts.nameZh && facts.nameZh !== facts.nameEn
      ? `${facts.nameZh}（${facts.nameEn}，`
      : `${facts.nameEn}（`;
  return `${name}${facts.symbol}）${natureOf(facts)}。`;
}

function natureOf({ kind, chain, peg, mining, consensus }: CatalogueCoin): string {
  const held = peg ? `与${PEGS[peg]}挂钩的` : '';
  if (kind === 'token')
    return chain ? `是运行在 ${chain} 上${held ? `、${held}` : '的'}代币` : `是一种${held}代币`;
  if (mining)
    return `是使用 ${mining.algorithm} 算法挖矿的数字货币，约 ${round(mining.blockSeconds)} 秒一个区块`;
  return consensus ? `是采用 ${consensus} 共识的公链的原生代币` : '是一条公链的原生代币';
}

function sinceWhen({ launchedAt, standing }: CatalogueCoin): string {
  const time = new Date(launchedAt);
  const month = `${time.getUTCFullYear()} 年 ${time.getUTCMonth() + 1} 月`;
  return standing === 'unrecorded' ? `最早的交易记录在 ${month}。` : `它从 ${month}起有公开交易。`;
}

function conceptsOf(names: readonly string[]): string {
  return names.length === 0 ? '' : `所属板块：${names.join('、')}。`;
}

function supplyOf(facts: CatalogueCoin, now: CoinStanding): string {
  const circulating = now.circulatingSupply;
  if (circulating === null) return '它的流通量尚未核实，因此没有流通市值，也不参与排名。';
  const limit = facts.isUnlimited
    ? '没有最大供应量'
    : facts.maxSupply === null
      ? '最大供应量未公布'
      : `最大供应量 ${amount(facts.maxSupply)}`;
  const rate = facts.maxSupply ? `，流通率约 ${round((circulating / facts.maxSupply) * 100)}%` : '';
  return `${limit}，目前流通约 ${amount(circulating)}${rate}。`;
}

function standingOf({ standing, risks, reason }: CatalogueCoin, now: CoinStanding): string {
  if (standing === 'unrecorded') {
    const named = risks.length > 0 ? `已知风险：${risks.join('、')}。` : '';
    return `该币种未被收录，资料未经核实，交易风险很高。${named}`;
  }
  if (standing === 'unranked') return reason ? `未参与排名的原因：${reason}。` : '';
  return now.rank === null ? '' : `按流通市值，它目前排在第 ${now.rank} 位。`;
}

/** A number of coins in prose: a space between digits and Chinese, no trailing zeros. */
function amount(value: number): string {
  const [, digits = '', unit = ''] = /^([\d.,]+)(.*)$/.exec(formatAmount(value)) ?? [];
  return `${digits.replace(/\.?0+$/, (zeros) => (digits.includes('.') ? '' : zeros))} ${unit}枚`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
