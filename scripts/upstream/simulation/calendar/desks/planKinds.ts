import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { phrase } from '../../random/phrase.ts';

/** A kind of plan of a project, at most one in each slot of so many days. */
export interface PlanKind {
  readonly name: string;
  readonly type: Extract<CalendarType, 'mainnet' | 'airdrop' | 'ama' | 'fork'>;
  readonly slotDays: number;
  /** Chance that a slot has one. */
  readonly chance: number;
  /** Importance for the largest projects; others have one less. */
  readonly importance: 1 | 2 | 3;
  /** What is planned; `slot` counts up, so that no two of a project read alike. */
  readonly words: (key: string, coin: CatalogueCoin, slot: number) => string;
}

/** A running number of a project: it grows with the slot, from where its past left off. */
const numberOf = ({ code }: CatalogueCoin, slot: number, past: number) =>
  slot + Math.floor(past * uniform(keyOf(`past-${code}`, 0), 0));

/** Version that grows with the slot: v2.31. */
const versionOf = (coin: CatalogueCoin, slot: number) =>
  `v${1 + Math.floor(3 * uniform(keyOf(`version-${coin.code}`, 0), 0))}.${numberOf(coin, slot, 25) - 10}`;

const UPGRADE = { slotDays: 110, chance: 0.75, importance: 3 } as const;

const chainUpgrade: PlanKind = {
  ...UPGRADE,
  name: 'upgrade',
  type: 'mainnet',
  words: (key, coin, slot) =>
    phrase(key, [
      `主网升级 ${versionOf(coin, slot)}`,
      `主网启用新的虚拟机版本 ${versionOf(coin, slot)}`,
      `客户端 ${versionOf(coin, slot)} 发布，节点需升级`,
    ]),
};
/** Rehearses the upgrade of the same slot, three weeks before it: see `plans.ts`. */
const rehearsal: PlanKind = {
  ...UPGRADE,
  name: 'rehearsal',
  type: 'mainnet',
  importance: 1,
  words: (_key, coin, slot) => `测试网演练 ${versionOf(coin, slot)} 升级`,
};
const protocolUpgrade: PlanKind = {
  ...UPGRADE,
  name: 'upgrade',
  type: 'mainnet',
  importance: 2,
  words: (key, coin, slot) =>
    phrase(key, [
      `协议 ${versionOf(coin, slot)} 上线`,
      `合约升级至 ${versionOf(coin, slot)}，启用新的费用参数`,
      `${versionOf(coin, slot)} 部署到新增的链`,
    ]),
};
const call: PlanKind = {
  name: 'call',
  type: 'ama',
  slotDays: 42,
  chance: 0.85,
  importance: 1,
  words: (key, coin, slot) =>
    phrase(key, [
      `团队线上问答：路线图与开发进展（第 ${numberOf(coin, slot, 60) - 20} 期）`,
      `治理社区电话会（第 ${numberOf(coin, slot, 60) - 20} 次）`,
      `开发者例会公开场（第 ${numberOf(coin, slot, 60) - 20} 次）`,
    ]),
};
const season: PlanKind = {
  name: 'season',
  type: 'airdrop',
  slotDays: 150,
  chance: 0.5,
  importance: 2,
  words: (key, coin, slot) =>
    phrase(key, [
      `第 ${numberOf(coin, slot, 6) - 8} 季积分活动截止`,
      `第 ${numberOf(coin, slot, 6) - 8} 季生态激励快照`,
      `第 ${numberOf(coin, slot, 6) - 8} 季社区奖励开放领取`,
    ]),
};
const holderEvent: PlanKind = {
  name: 'holders',
  type: 'airdrop',
  slotDays: 60,
  chance: 0.7,
  importance: 1,
  words: (_key, coin, slot) => `第 ${numberOf(coin, slot, 60) - 20} 期持币活动快照`,
};

const CHAIN = [chainUpgrade, rehearsal, call] as const;
const YOUNG_CHAIN = [...CHAIN, season] as const;
const PROTOCOL = [protocolUpgrade, call, season] as const;
const PLATFORM = [holderEvent] as const;
/** Coins of platforms with a chain that others build on. */
const PLATFORM_CHAINS: ReadonlySet<string> = new Set(['binancecoin', 'crypto-com-chain', 'mantle']);
/** Networks of their own whose coin is a token of another chain, by sector. */
const NETWORK_SECTORS = ['layer2', 'zk', 'layer1'] as const;
/** A chain younger than this still rewards its users. */
const YOUNG_SINCE = Date.UTC(2021, 0, 1);

/**
 * The plans that a kind of project announces: chains upgrade after a rehearsal, protocols release versions, platforms
 * only reward holders. Memes plan nothing, and nobody decides for mined and state-issued money or for Bitfinex's token.
 */
export function planKindsOf(coin: CatalogueCoin): readonly PlanKind[] {
  const { conceptIds, mining, code, kind, launchedAt, peg } = coin;
  if (mining !== null || peg !== null || conceptIds.includes('meme') || code === 'leo-token') return [];
  if (conceptIds.includes('exchange-token') && !PLATFORM_CHAINS.has(code)) return PLATFORM;
  const isNetwork = kind === 'coin' || NETWORK_SECTORS.some((sector) => conceptIds.includes(sector));
  if (!isNetwork) return PROTOCOL;
  return launchedAt >= YOUNG_SINCE ? YOUNG_CHAIN : CHAIN;
}
