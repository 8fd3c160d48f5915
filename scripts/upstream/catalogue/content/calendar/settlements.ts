import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';

/** 1970-01-02 was a Friday. */
const FRIDAY = DAY + 8 * HOUR;
const WEEK = 7 * DAY;
const QUARTER = 3;

/** When options and dated futures expire. */
export interface Settlement {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Epoch ms. */
  readonly time: number;
  readonly title: string;
  /** The longest term that ends: 3 a quarter, 2 a month, 1 a week. */
  readonly importance: 1 | 2 | 3;
  readonly coins: readonly string[];
  readonly source: string;
  readonly method: string;
}

const TITLES = {
  1: '比特币、以太坊当周合约与期权交割',
  2: '比特币、以太坊月度期权与当周合约交割',
  3: '比特币、以太坊季度合约与期权交割',
} as const;

/** The expiries within [from, to) (epoch ms): every Friday at 08:00 UTC, as the large exchanges have them. */
export function settlements(from: number, to: number): readonly Settlement[] {
  const found: Settlement[] = [];
  const first = Math.ceil((from - FRIDAY) / WEEK) * WEEK + FRIDAY;
  for (let time = first; time < to; time += WEEK) {
    const importance = importanceOf(time);
    found.push({
      id: `settlement-${time / HOUR}`,
      time,
      title: TITLES[importance],
      importance,
      coins: ['bitcoin', 'ethereum'],
      source: '合约规则',
      method: '每周五 08:00 UTC 到期；每月最后一个周五是月度，每季最后一个是季度',
    });
  }
  return found;
}

function importanceOf(time: number): 1 | 2 | 3 {
  const month = new Date(time).getUTCMonth();
  if (month === new Date(time + WEEK).getUTCMonth()) return 1;
  return month % QUARTER === QUARTER - 1 ? 3 : 2;
}
