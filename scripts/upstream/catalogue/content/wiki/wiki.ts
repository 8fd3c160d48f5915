import type { WikiTerm } from './term.ts';
import { chainTerms } from './terms/chain.ts';
import { defiTerms } from './terms/defi.ts';
import { derivativeTerms } from './terms/derivatives.ts';
import { indicatorTerms } from './terms/indicators.ts';
import { marketTerms } from './terms/market.ts';
import { miningTerms } from './terms/mining.ts';
import { networkTerms } from './terms/network.ts';
import { onchainTerms } from './terms/onchain.ts';
import { securityTerms } from './terms/security.ts';
import { stableTerms } from './terms/stable.ts';
import { supplyTerms } from './terms/supply.ts';
import { tradingTerms } from './terms/trading.ts';
import { venueTerms } from './terms/venues.ts';

/** The day of the last change to any entry. */
export const WIKI_UPDATED = '2026-11-23';

/** A group of related terms. */
export interface WikiGroup {
  readonly id: string;
  readonly name: string;
  /** One sentence about its terms. */
  readonly summary: string;
  readonly terms: readonly WikiTerm[];
}

/** The wiki's terms by group, basics first. The upstream serves them, so that no browser loads all of them. */
export const WIKI_GROUPS: readonly WikiGroup[] = [
  { id: 'basics', name: '区块链基础', summary: '账本怎样记、怎样核对、多久才算数。', terms: chainTerms },
  { id: 'mining', name: '挖矿与质押', summary: '谁来出块、凭什么、得到什么。', terms: miningTerms },
  { id: 'network', name: '网络与合约', summary: '公链、二层、手续费与跨链。', terms: networkTerms },
  { id: 'market', name: '行情口径', summary: '市值、成交、涨跌各是怎么算的。', terms: marketTerms },
  { id: 'trading', name: '交易', summary: '盘口、委托与成交里的名词。', terms: tradingTerms },
  { id: 'derivatives', name: '合约与期权', summary: '杠杆、费率、持仓与强平。', terms: derivativeTerms },
  { id: 'supply', name: '发行与供应', summary: '有多少币、怎样增减、何时解锁。', terms: supplyTerms },
  { id: 'onchain', name: '链上数据', summary: '从地址与余额里能看出什么、看不出什么。', terms: onchainTerms },
  { id: 'defi', name: 'DeFi', summary: '去中心化的兑换、借贷与治理。', terms: defiTerms },
  { id: 'stable', name: '稳定币与法币', summary: '锚定、储备与出入金。', terms: stableTerms },
  { id: 'security', name: '钱包与安全', summary: '私钥怎样保管，骗局怎样识别。', terms: securityTerms },
  { id: 'indicators', name: '指标', summary: '情绪、估值与技术指标的算法和局限。', terms: indicatorTerms },
  { id: 'venues', name: '平台与监管', summary: '交易平台、合规与基金产品。', terms: venueTerms },
];

/** The first letter of a Chinese name's pronunciation; of Latin names their own, of digits `#`. */
export function letterOf(name: string): string {
  const first = name.charAt(0);
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const at = FIRST_OF_LETTER.findLastIndex(([, word]) => pinyin.compare(first, word) >= 0);
  return FIRST_OF_LETTER[at]?.[0] ?? '#';
}

const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** The first character of each letter in pinyin order; no syllable begins with I, U or V. */
const FIRST_OF_LETTER = [...'ABCDEFGHJKLMNOPQRSTWXYZ'].map(
  (letter, at) => [letter, [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他挖夕丫匝'][at] ?? ''] as const,
);
