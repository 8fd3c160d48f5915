import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from './catalogueCoin.ts';
import { beijingDay, blankCoin } from './coinRow.ts';

const DAY = 86_400_000;

/** English and Chinese halves of names; all of these coins are fictional, and their names say so. */
const FIRST = [
  ['Instant', '秒富', 'miao fu'],
  ['Hundredfold', '百倍', 'bai bei'],
  ['Golden', '金牛', 'jin niu'],
  ['Dividend', '分红', 'fen hong'],
  ['Rocket', '火箭', 'huo jian'],
  ['Eternal', '永涨', 'yong zhang'],
] as const;
const SECOND = [
  ['Treasure', '宝', 'bao'],
  ['Alliance', '联盟', 'lian meng'],
  ['Mine', '矿场', 'kuang chang'],
  ['Fund', '基金', 'ji jin'],
  ['Planet', '星球', 'xing qiu'],
  ['Token', '通证', 'tong zheng'],
  ['Farm', '农场', 'nong chang'],
  ['Empire', '帝国', 'di guo'],
  ['Pool', '矿池', 'kuang chi'],
  ['Club', '俱乐部', 'ju le bu'],
] as const;
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
  return FIRST.flatMap((first, i) =>
    SECOND.map((second, j) => unrecorded(first, second, i * SECOND.length + j)),
  );
}

type Half = readonly [en: string, zh: string, pinyin: string];

function unrecorded(first: Half, second: Half, i: number): CatalogueCoin {
  const code = `sample-${first[0]}-${second[0]}`.toLowerCase();
  const key = keyOf(code, 0);
  const chance = (index: number) => uniform(key, index);
  const total = 10 ** (8 + Math.floor(7 * chance(0)));
  const launchedAt = beijingDay('2023-03-01') + Math.floor(chance(1) * 960) * DAY;
  const cap = 10 ** (4.3 + 2 * chance(2));
  return {
    ...blankCoin,
    code,
    symbol: `${first[0].slice(0, 2)}${second[0].slice(0, 3)}`.toUpperCase(),
    nameEn: `${first[0]} ${second[0]} (fictional)`,
    nameZh: `${first[1]}${second[1]}（虚构）`,
    pinyin: `${first[2]} ${second[2]}`,
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
