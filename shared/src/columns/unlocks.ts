import type { UnlockKind, UnlockRow } from '../contract/unlocks.ts';
import { writeAmount } from '../format/written.ts';
import { receiversOf } from '../indicators/unlockReceivers.ts';
import { coinSubject } from './coin.ts';
import type { Column } from './column.ts';
import { date } from './moreValues.ts';
import { amount, change, number, share } from './values.ts';
import { rowName, text } from './words.ts';

export const UNLOCK_KIND_NAMES: Readonly<Record<UnlockKind, string>> = { cliff: '一次性', linear: '线性' };

const kind: Column<UnlockRow> = text('kind', '方式', (row) => UNLOCK_KIND_NAMES[row.kind], {
  width: 72,
  phoneUnder: 'time',
});

const quantity: Column<UnlockRow> = number(
  'amount',
  '解锁数量',
  (row) => row.amount,
  (row) => writeAmount(row.amount, row.symbol),
  { width: 132, definition: 'unlock' },
);

const ofFloat: Column<UnlockRow> = share('share', '占流通', (row) => row.share, {
  phoneUnder: 'value',
  definition: 'unlockShare',
});

const receivers: Column<UnlockRow> = text('for', '给谁', receiversOf, { width: 232 });

const around: readonly Column<UnlockRow>[] = [
  change('before7d', '前7天', (row) => row.before7d, { width: 84, definition: 'unlockReaction' }),
  change('after7d', '后7天', (row) => row.after7d, { width: 84, definition: 'unlockReaction' }),
];

const worth = (own: Partial<Column<UnlockRow>> = {}): Column<UnlockRow> =>
  amount('value', '价值', (row) => row.value, { phone: 'key', phoneWidth: 96, definition: 'unlock', ...own });

/** Unlocks of all coins. */
export const unlockColumns: readonly Column<UnlockRow>[] = [
  rowName('name', '币种', coinSubject, { width: 152, phoneWidth: 124 }),
  date('time', '日期', (row) => row.time, { phone: 'key', phoneWidth: 96 }),
  kind,
  worth(),
  ofFloat,
  quantity,
  receivers,
  ...around,
  change('median', '历次后7天', (row) => row.history?.after ?? null, {
    width: 96,
    definition: 'unlockReaction',
  }),
];

/** Unlocks of one coin: when, how many, for whom; passed ones with what the price did around them. */
export function coinUnlockColumns(passed: boolean): readonly Column<UnlockRow>[] {
  const own: readonly Column<UnlockRow>[] = [
    date('time', '日期', (row) => row.time, {
      align: 'left',
      rowHeader: true,
      pin: true,
      always: true,
      width: 104,
      phoneWidth: 96,
    }),
    passed ? worth({ phone: 'hidden' }) : worth(),
    { ...ofFloat, ...(passed ? { phone: 'hidden' as const } : {}) },
    quantity,
    receivers,
  ];
  return [...own, ...(passed ? around.map((column) => ({ ...column, phone: 'key' as const })) : [])];
}
