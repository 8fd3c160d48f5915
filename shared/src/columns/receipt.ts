import type { ReceiptQuote, ReceiptRefusal, ReceiptRule } from '../contract/coin/receipt.ts';
import { groupThousands, placesForSignificant, roundDecimal, trimZeros } from '../format/decimal.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { MISSING } from '../format/missing.ts';
import type { SumLine } from '../indicators/priceReceipt.ts';
import { linkTo } from '../routes/link.ts';
import type { Column } from './column.ts';
import { rowName, text } from './words.ts';

/** A quote that counted, with its part of the sum. */
export type ReceiptLine = SumLine<ReceiptQuote>;

/** Digits by which a price can be reckoned again: two more than prices have. */
const DIGITS = 9;

/** A price in USD in all digits that a reader needs to reckon it again. */
export function fullPrice(value: number | null): string {
  if (value === null || !(value > 0)) return MISSING;
  const decimals = roundDecimal(value, placesForSignificant(value, DIGITS));
  return groupThousands(decimals.includes('.') ? trimZeros(decimals) : decimals);
}

/** A percentage in so many decimals, with a sign only below zero. */
function fullPercent(value: number, places: number): string {
  return `${roundDecimal(value, places).replace('-', '−')}%`;
}

interface Placed {
  readonly exchangeCode: string;
  readonly exchangeName: string;
  readonly pair: string;
}

const venue = <Row extends Placed>(): Column<Row> =>
  rowName(
    'venue',
    '平台',
    ({ exchangeCode, exchangeName, pair }: Row) => ({
      name: shortExchangeName(exchangeName),
      note: pair,
      link: exchangeCode === '' ? null : linkTo('exchange', { id: exchangeCode }),
    }),
    { width: 190, phoneWidth: 112, grow: false },
  );

const price = <Row extends { readonly price: number | null }>(own: {
  readonly phone?: 'key';
}): Column<Row> => ({
  ...text('price', '报价', (row: Row) => fullPrice(row.price), {
    width: 150,
    phoneWidth: 120,
    align: 'right',
    ...own,
  }),
  csv: (row) => row.price,
  csvLabel: () => '报价(USD)',
});

const weight: Column<ReceiptLine> = {
  ...text('weight', '权重', (row: ReceiptLine) => fullPercent(row.weight, 4), {
    width: 110,
    align: 'right',
    phoneUnder: 'price',
  }),
  csv: (row) => row.weight,
  csvLabel: () => '权重(%)',
};

const premium: Column<ReceiptLine> = {
  ...text(
    'premium',
    '溢价',
    (row: ReceiptLine) => (row.premium === null ? MISSING : fullPercent(row.premium, 6)),
    { width: 120, align: 'right', phoneUnder: 'part' },
  ),
  csv: (row) => row.premium,
  csvLabel: () => '溢价(%)',
};

const added: Column<ReceiptLine> = {
  ...text('part', '计入', (row: ReceiptLine) => fullPrice(row.part), {
    width: 150,
    phoneWidth: 120,
    align: 'right',
    phone: 'key',
  }),
  csv: (row) => row.part,
  csvLabel: () => '计入(USD)',
};

const reached: Column<ReceiptLine> = {
  ...text('part', '权重累计', (row: ReceiptLine) => fullPercent(row.part, 4), {
    width: 120,
    align: 'right',
    phone: 'key',
  }),
  csv: (row) => row.part,
  csvLabel: () => '权重累计(%)',
};

const volume: Column<ReceiptLine> = {
  ...text('volume', '24H成交额', (row: ReceiptLine) => groupThousands(roundDecimal(row.volume, 0)), {
    width: 150,
    align: 'right',
    phone: 'hidden',
  }),
  csv: (row) => row.volume,
  csvLabel: () => '24H成交额(USD)',
};

/** The sum of a receipt, a quote a line: a median from the lowest price, a mean with what each quote adds. */
export function receiptColumns(rule: ReceiptRule): readonly Column<ReceiptLine>[] {
  const own = rule === 'premium' ? [premium, added] : [reached];
  return [venue<ReceiptLine>(), price<ReceiptLine>({ phone: 'key' }), weight, ...own, volume];
}

/** What did not count, and why. */
export const refusalColumns: readonly Column<ReceiptRefusal>[] = [
  venue<ReceiptRefusal>(),
  price<ReceiptRefusal>({}),
  text('reason', '原因', ({ reason }) => reason, { width: 360, grow: true, phoneUnder: 'price' }),
];
