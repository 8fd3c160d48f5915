import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from './catalogueCoin.ts';
import { beijingDay, blankCoin } from './coinRow.ts';
import { pinyinOfHalves, WARNED_FIRST, WARNED_SECOND, type Word } from './inventedWords.ts';

const DAY = 86_400_000;

const RISKS = [
  '合约未开源',
  '可无限增发',
  '持仓高度集中',
  '卖出受限（貔貅盘）',
  '流动性未锁定',
  '疑似传销',
  '冒用名人名义',
  '买卖税过高',
  '团队匿名',
  '白皮书抄袭',
  '所有权未放弃',
  '黑名单功能',
] as const;
const REASONS = [
  '未通过收录审核',
  '用户举报较多',
  '合约存在高危权限',
  '缺少可核实的项目信息',
  '承诺固定收益',
] as const;
const CHAINS = ['BNB Chain', 'TRON', 'Ethereum', 'Solana', 'Polygon'] as const;
const EXCHANGES = ['pancakeswap', 'uniswap', 'raydium', 'probit', 'lbank', 'xt'] as const;

/** Sixty coins that are only shown with a warning. */
export function unrecordedCoins(): readonly CatalogueCoin[] {
  return WARNED_FIRST.flatMap((first, i) =>
    WARNED_SECOND.map((second, j) => unrecorded(first, second, i * WARNED_SECOND.length + j)),
  );
}

function unrecorded(first: Word, second: Word, i: number): CatalogueCoin {
  const code = `sample-${first.en}-${second.en}`.toLowerCase();
  const key = keyOf(code, 0);
  const chance = (index: number) => uniform(key, index);
  const total = 10 ** (8 + Math.floor(7 * chance(0)));
  const launchedAt = beijingDay('2023-03-01') + Math.floor(chance(1) * 960) * DAY;
  const cap = 10 ** (4.3 + 2 * chance(2));
  return {
    ...blankCoin,
    code,
    symbol: `${first.en.slice(0, 2)}${second.en.slice(0, 3)}`.toUpperCase(),
    nameEn: `${first.en} ${second.en} (fictional)`,
    nameZh: `${first.zh}${second.zh}（虚构）`,
    pinyin: pinyinOfHalves(first, second),
    standing: 'unrecorded',
    launchedAt,
    basePrice: Number((cap / total).toPrecision(3)),
    baseTurnover: Math.round(20 + 300 * chance(3)) / 10,
    circulation: total,
    totalSupply: total,
    maxSupply: total,
    // On a domain reserved for examples, so that a fictional project links nowhere.
    links: { ...blankCoin.links, websites: [`https://${code.replace('sample-', '')}.example/`] },
    chain: CHAINS[Math.floor(chance(4) * CHAINS.length)] ?? '',
    recordedAt: launchedAt + Math.floor(3 + 40 * chance(5)) * DAY,
    reason: REASONS[i % REASONS.length] ?? '',
    risks: risksOf(chance),
    sourceExchange: EXCHANGES[Math.floor(chance(6) * EXCHANGES.length)] ?? '',
  };
}

/** Two to four different risks. */
function risksOf(chance: (index: number) => number): readonly string[] {
  const count = 2 + Math.floor(3 * chance(7));
  const start = Math.floor(chance(8) * RISKS.length);
  return Array.from({ length: count }, (_, i) => RISKS[(start + i * 5) % RISKS.length] ?? '');
}
