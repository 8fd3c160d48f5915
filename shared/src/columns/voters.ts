import type { ProposalDetail, ProposalVoter } from '../contract/proposals.ts';
import { writeAmount } from '../format/written.ts';
import type { Column } from './column.ts';
import { date, ordinal } from './moreValues.ts';
import { number, share } from './values.ts';
import { text } from './words.ts';

/** The largest voters of a proposal. */
export function voterColumns({
  choices,
  total,
  space: { symbol },
}: Pick<ProposalDetail, 'choices' | 'total' | 'space'>): readonly Column<ProposalVoter>[] {
  return [
    ordinal(),
    text('address', '地址', (row) => row.address, {
      width: 248,
      phoneWidth: 168,
      grow: true,
      rowHeader: true,
      always: true,
      interactive: true,
    }),
    text('choice', '选择', (row) => choices[row.choice] ?? '', { width: 72, phone: 'key' }),
    number(
      'power',
      '票数',
      (row) => row.power,
      (row) => writeAmount(row.power, symbol),
      { width: 128, phoneWidth: 124, phone: 'key', csvLabel: () => `票数(${symbol})` },
    ),
    share('share', '占比', (row) => (total ? (row.power / total) * 100 : null), {
      width: 88,
      phoneUnder: 'power',
    }),
    date('time', '投票日', (row) => row.time),
  ];
}
