import type {
  RefusalReason,
  RefusalRow,
  SourceDayRow,
  SourceRecordRow,
  VenueRecordRow,
} from '../contract/trackRecord.ts';
import { formatDuration } from '../format/duration.ts';
import { formatPercent } from '../format/percent.ts';
import { UNKNOWN, type Written, writeAmount } from '../format/written.ts';
import type { Column, Own } from './column.ts';
import { ago, date } from './moreValues.ts';
import { number, type Read, share } from './values.ts';
import { drawn, exchangeSubject, rowName, text } from './words.ts';

/** Why a number was refused, as visitors read it. */
const REASONS: Readonly<Record<RefusalReason, string>> = {
  outlier: '偏离其他交易所',
  future: '时间晚于现在',
  crossed: '买价高于卖价',
  volume: '成交额不可能',
  notANumber: '不是价格',
  odd: '偏离上一次可信的数',
  supply: '与来源自己的市值或排名不符',
  unconfirmed: '没有第二类来源佐证',
  quarantined: '连续三次偏离 30% 以上',
};

/** The sentence of a reason. */
function refusalWords({ reason }: Pick<RefusalRow, 'reason'>): string {
  return REASONS[reason];
}

/** For how long a number was refused. */
function refusedFor({ from, until, isOpen }: RefusalRow): string {
  const length = formatDuration(until - from);
  if (!isOpen) return until === from ? '一次' : length;
  return until === from ? '仍在隔离' : `${length}，仍在隔离`;
}

/** A refused number a row, newest first. On a phone two lines: what, and by how much; why, and when. */
export const refusalColumns: readonly Column<RefusalRow>[] = [
  rowName(
    'subject',
    '对象',
    ({ subject, title }: RefusalRow) => ({ name: `${title} ${subject}`, link: null }),
    {
      width: 210,
      phoneWidth: 220,
      grow: false,
      csv: ({ subject }) => subject,
    },
  ),
  text('venue', '来源', ({ title }) => title, { width: 110, optional: true }),
  number(
    'deviation',
    '最大偏差',
    ({ deviation }) => deviation,
    ({ deviation }) => plain(deviation),
    {
      width: 112,
      phone: 'key',
      csvLabel: () => '最大偏差(%)',
    },
  ),
  ago('from', '始于', ({ from }) => from, { width: 112, phoneUnder: 'deviation' }),
  ago('until', '最后一次', ({ until }) => until, { width: 112, optional: true }),
  text('lasted', '持续', refusedFor, { width: 170, phone: 'hidden' }),
  text('reason', '原因', refusalWords, { width: 240, grow: true, phoneUnder: 'subject' }),
];

/** A source a row, over 90 days. */
export const sourceRecordColumns: readonly Column<SourceRecordRow>[] = [
  rowName('source', '来源', ({ title }: SourceRecordRow) => ({ name: title, link: null }), {
    width: 150,
    phoneWidth: 190,
    grow: false,
  }),
  share('available', '可用率', ({ asked, answered }) => shareOf(answered, asked), {
    width: 92,
    phone: 'key',
  }),
  drawn('days', '90 天', { width: 196, grow: true, phoneUnder: 'source' }),
  length('median', '延迟中位', ({ medianAge }) => medianAge, { width: 112, phoneUnder: 'available' }),
  length('late', '延迟 95%', ({ lateAge }) => lateAge, { width: 112, phone: 'hidden' }),
  number(
    'asked',
    '询问',
    ({ asked }) => asked,
    ({ asked }) => writeAmount(asked),
    { width: 92, phone: 'hidden' },
  ),
];

/** A source and day a row, for files. */
export const sourceDayColumns: readonly Column<SourceDayRow>[] = [
  date('date', '日期', ({ day }) => day),
  text('source', '来源', ({ title }) => title, { width: 150 }),
  text('name', '代号', ({ name }) => name, { width: 150 }),
  number(
    'asked',
    '询问',
    ({ asked }) => asked,
    ({ asked }) => writeAmount(asked),
    { width: 92 },
  ),
  number(
    'answered',
    '回答',
    ({ answered }) => answered,
    ({ answered }) => writeAmount(answered),
    { width: 92 },
  ),
  share('available', '可用率', ({ asked, answered }) => shareOf(answered, asked)),
  length('median', '延迟中位', ({ medianAge }) => medianAge, { width: 112 }),
  length('late', '延迟 95%', ({ lateAge }) => lateAge, { width: 112 }),
];

/** An exchange a row, by what was refused of it. */
export const venueRecordColumns: readonly Column<VenueRecordRow>[] = [
  rowName('exchange', '交易所', ({ code, title }: VenueRecordRow) => exchangeSubject({ code, name: title }), {
    width: 150,
    phoneWidth: 150,
    grow: true,
  }),
  share('refused', '报价被拒', ({ refusedShare }) => refusedShare, { width: 104, phone: 'key' }),
  share('quarantined', '交易对被隔离', ({ quarantinedShare }) => quarantinedShare, {
    width: 128,
    phoneUnder: 'exchange',
  }),
  length('median', '延迟中位', ({ medianAge }) => medianAge, { width: 112, phoneUnder: 'refused' }),
  number(
    'quotes',
    '核对过的报价',
    ({ quotes }) => quotes,
    ({ quotes }) => writeAmount(quotes),
    {
      width: 128,
      phone: 'hidden',
    },
  ),
];

/** A length of time in ms; in seconds in the file. */
function length<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> & { readonly width: number }) {
  return number<Row>(id, label, read, (row) => lengthText(read(row)), {
    csv: (row) => inSeconds(read(row)),
    csvLabel: () => `${label}(秒)`,
    ...own,
  });
}

function lengthText(ms: number | null): Written {
  return ms === null ? UNKNOWN : { text: formatDuration(ms) };
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1_000;
}

/** Signed and without a colour: a deviation is neither a rise nor a fall. */
function plain(value: number | null): Written {
  return value === null ? UNKNOWN : { text: formatPercent(value) };
}

function shareOf(part: number, all: number): number | null {
  return all === 0 ? null : (part / all) * 100;
}
