import { contractLabel } from '../constants/futures.ts';
import type { ExchangeContract } from '../contract/exchange/futures.ts';
import { formatAmount } from '../format/amount.ts';
import { writeMoney, writePercent, writeShare } from '../format/written.ts';
import type { Column } from './column.ts';
import { coinStar, klineLink, leverageText, pairName, tradeFigures } from './exchangeTrade.ts';
import { date } from './moreValues.ts';
import { money, number, percent } from './values.ts';
import { text } from './words.ts';

const { change, volume, share } = tradeFigures<ExchangeContract>('合约');

const TERMS: readonly Column<ExchangeContract>[] = [
  text('leverage', '最高杠杆', (row) => leverageText(row.maxLeverage), {
    width: 80,
    align: 'right',
    csv: (row) => row.maxLeverage,
  }),
  text('face', '合约面值', (row) => faceText(row.faceValue), { width: 104, align: 'right' }),
  number(
    'step',
    '最小变动',
    (row) => row.priceStep,
    (row, terms) => writeMoney(row.priceStep, 'price', { ...terms, unit: 'usd' }),
    { width: 88, optional: true },
  ),
  text('fees', '挂单 / 吃单费', feesText, { width: 116, align: 'right', optional: true }),
];

/** An exchange's futures contracts: price, basis, funding, open interest, expiry, and their terms. */
export const futuresColumns: readonly Column<ExchangeContract>[] = [
  coinStar(),
  pairName(
    '合约',
    (row) => contractLabel(row.contract),
    (row) => `${row.pair} ${row.contract}`,
  ),
  money('price', '价格', (row) => row.price, 'price', {
    definition: 'pairPrice',
    width: 104,
    phoneWidth: 116,
    phone: 'key',
  }),
  change,
  volume,
  share,
  money('openInterest', '持仓量', (row) => row.openInterest, 'amount', {
    definition: 'openInterest',
    width: 92,
  }),
  percent(
    'funding',
    '资金费率',
    (row) => row.fundingRate,
    (value) => writePercent(value, { places: 4 }),
    { definition: 'fundingRate', width: 116 },
  ),
  percent(
    'basis',
    '基差',
    (row) => row.basis,
    (value) => writePercent(value, { places: 3 }),
    { definition: 'basis', width: 80 },
  ),
  date('expiry', '到期', (row) => row.expiresAt, { width: 92 }),
  ...TERMS,
  klineLink(),
];

function feesText({ makerFee, takerFee }: ExchangeContract): string {
  return `${writeShare(makerFee, 3).text} / ${writeShare(takerFee, 3).text}`;
}

/** Shows `10000000 PEPE` as `1,000万 PEPE`; small face values stay as they are. */
function faceText(face: string): string {
  const [coins = '', symbol = ''] = face.split(' ');
  const size = Number(coins);
  return size >= 1000 ? `${formatAmount(size).replace('.00', '')} ${symbol}` : face;
}
