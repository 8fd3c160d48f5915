import type { CoinUnlockSchedule, UnlockKind } from '@coinmirror/shared/contract/unlocks.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { equal, type Instance, sumOf } from './relation.ts';

/** What is read of a row of the list. */
interface UnlockRow {
  readonly id: string;
  readonly kind: UnlockKind;
  readonly code: string;
  readonly amount: number;
  readonly parts: readonly { readonly amount: number }[];
  readonly share: number | null;
  readonly circulating: number | null;
  readonly price: number | null;
  readonly value: number | null;
}

interface UnlockList {
  readonly rows: readonly UnlockRow[];
  /** Day, worth at once, worth by the day. */
  readonly days: readonly (readonly [number, number, number])[];
  readonly cliffValue: number | null;
  readonly linearValue: number | null;
}

const list = hrefTo('dataUnlocks');
const pageOf = (code: string) => hrefTo('coin', { coinCode: code });

/** 数量 = 各受益方之和 = 占流通 × 流通量，价值 = 数量 × 价格, of each row. */
export function rowsAreOfTheirParts(rows: readonly UnlockRow[]): readonly Instance[] {
  return rows.flatMap(({ id, code, amount, parts, share, circulating, price, value }) => [
    equal('解锁数量 = 各受益方之和', id, [
      { value: amount, path: list },
      { value: sumOf(parts.map((part) => part.amount)), path: list },
    ]),
    ...(share === null || circulating === null
      ? []
      : [
          equal('解锁数量 = 占流通 × 流通量', id, [
            { value: amount, path: list },
            { value: (share / 100) * circulating, path: pageOf(code) },
          ]),
        ]),
    equal('价值 = 数量 × 价格', id, [
      { value, path: list },
      { value: price === null ? null : amount * price, path: pageOf(code) },
    ]),
  ]);
}

/** Days and rows have the same sums. */
export function daysAreTheSumOfRows({
  days,
  rows,
  cliffValue,
  linearValue,
}: UnlockList): readonly Instance[] {
  const ofKind = (kind: UnlockRow['kind']) =>
    sumOf(rows.map((row) => (row.kind === kind ? row.value : null)));
  return [
    equal('各日一次性之和 = 合计', '', [
      { value: sumOf(days.map(([, cliff]) => cliff)), path: list },
      { value: ofKind('cliff'), path: list },
    ]),
    equal('各日线性之和 = 合计', '', [
      { value: sumOf(days.map(([, , linear]) => linear)), path: list },
      { value: ofKind('linear'), path: list },
    ]),
    equal('一次性合计 = 明细之和', '', [
      { value: cliffValue ?? 0, path: list },
      { value: ofKind('cliff'), path: list },
    ]),
    equal('线性合计 = 明细之和', '', [
      { value: linearValue ?? 0, path: list },
      { value: ofKind('linear'), path: list },
    ]),
  ];
}

/** What is free of a coin is the sum of its categories, and of the course at the same instant. */
export function scheduleIsOfItsCategories(schedule: CoinUnlockSchedule, asOf: number): readonly Instance[] {
  const { code, unlocked, categories, points, total } = schedule;
  const now = points.find(([time]) => time === asOf);
  return [
    equal('已解锁 = 各受益方之和', code, [
      { value: unlocked, path: pageOf(code) },
      { value: sumOf(categories.map((one) => one.unlocked)), path: pageOf(code) },
    ]),
    equal('已解锁 = 走势的现在', code, [
      { value: unlocked, path: pageOf(code) },
      { value: now === undefined ? null : sumOf(now[1]), path: pageOf(code) },
    ]),
    equal('全部 = 各受益方之和', code, [
      { value: total, path: pageOf(code) },
      { value: sumOf(categories.map((one) => one.total)), path: pageOf(code) },
    ]),
  ];
}
