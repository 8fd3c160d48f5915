import { keyOf, mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { FIRST_WORDS, SECOND_WORDS } from '../../catalogue/inventedWords.ts';
import type { Round } from '../../ports/financing.ts';
import { normal } from '../random/hash.ts';

const DAY = 86_400_000;
const MILLION = 1e6;

/** Kinds of rounds: frequency, typical size in millions, its spread, the fraction of the project sold. */
const KINDS = [
  { name: '种子轮', weight: 34, millions: 4.2, spread: 0.35, part: 0.13 },
  { name: 'Pre-A 轮', weight: 12, millions: 8, spread: 0.35, part: 0.12 },
  { name: 'A 轮', weight: 22, millions: 18, spread: 0.4, part: 0.16 },
  { name: 'B 轮', weight: 9, millions: 52, spread: 0.45, part: 0.13 },
  { name: 'C 轮', weight: 4, millions: 140, spread: 0.45, part: 0.1 },
  { name: '战略融资', weight: 19, millions: 22, spread: 0.9, part: 0.08 },
] as const;

const CATEGORIES = [
  '基础设施',
  'DeFi',
  '支付',
  'AI',
  'RWA',
  '中心化平台',
  '钱包',
  '游戏',
  '数据',
  '安全',
] as const;

/** Fictional: a simulation must not make claims about a real firm's money. */
const INVESTORS = [
  '蓝湾资本',
  '北辰创投',
  '长河数字基金',
  '七海资本',
  '远帆投资',
  '青松基金',
  '合纵资本',
  '云阶创投',
  '星图资本',
  '磐石数字',
  '白塔基金',
  '九州链投',
  '山岚资本',
  '轻舟创投',
  '明堂资本',
  '万象基金',
] as const;

const KEY = keyOf('financing', 0);
const WEIGHTS = KINDS.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Rounds (of fictional projects and investors) announced on the UTC day that begins at `day`; usually none at weekends.
 */
export function roundsOf(day: number): readonly Round[] {
  const number = Math.floor(day / DAY);
  const weekday = (number + 4) % 7;
  const most = weekday === 0 || weekday === 6 ? 0.8 : 3.4;
  const count = Math.floor(most * uniform(KEY, number) + 0.25);
  return Array.from({ length: count }, (_, at) => roundOf(number * DAY, number * 8 + at));
}

function roundOf(time: number, index: number): Round {
  const chance = (place: number) => uniform(KEY, index * 16 + place);
  const kind = kindAt(chance(1));
  const amount =
    Math.round(kind.millions * Math.exp(kind.spread * normal(keyOf('financing-size', 0), index)) * 10) / 10;
  const lead = pick(INVESTORS, mix(KEY, index * 16 + 3));
  const others = Array.from({ length: 1 + Math.floor(chance(4) * 3) }, (_, at) =>
    pick(INVESTORS, mix(KEY, index * 16 + 5 + at)),
  ).filter((name, at, all) => name !== lead && all.indexOf(name) === at);
  const valuation = Math.round(amount / (kind.part * (0.8 + 0.4 * chance(9))));
  return {
    id: String(index),
    time,
    project: `${pick(FIRST_WORDS, mix(KEY, index * 16 + 10)).en} ${pick(SECOND_WORDS, mix(KEY, index * 16 + 11)).en}`,
    round: kind.name,
    category: pick(CATEGORIES, mix(KEY, index * 16 + 12)),
    amount: Math.round(amount * MILLION),
    valuation: chance(13) < 0.4 ? valuation * MILLION : null,
    lead,
    others,
  };
}

function kindAt(chance: number): (typeof KINDS)[number] {
  let left = chance * WEIGHTS;
  for (const kind of KINDS) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return KINDS[0];
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('the list is empty');
  return item;
}
