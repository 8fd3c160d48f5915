import { CYCLE } from '../constants/timings.ts';
import type { PriceReceipt, ReceiptQuote, ReceiptRule } from '../contract/coin/receipt.ts';
import { roundDecimal } from '../format/decimal.ts';
import { formatPrice } from '../format/price.ts';
import { formatClock, formatDateTime } from '../format/time.ts';
import { type ReceiptSum, receiptSum } from '../indicators/priceReceipt.ts';
import { HOUR, MINUTE } from '../time/units.ts';
import { fullPrice } from './receipt.ts';

/** The rule of a price, in words. */
export const RECEIPT_FORMULAS: Readonly<Record<ReceiptRule, string>> = {
  median:
    '各平台的报价折成美元，从低到高排，权重累计到一半处的报价就是价格。权重是 24H成交额的占比，最大的一家不超过其余各家之和；一家的几个交易对先按成交额平均成一个报价。以韩元、BTC 等计价的交易对不参与定价，不在此列。',
  premium:
    '价格 = Σ 权重 × 报价 ÷（1 + 溢价），取七位有效数字；权重是 24H成交额的占比。演示行情先生成价格，各平台的报价由它加上溢价得出，这里把溢价去掉，还原成价格。',
  last: '没有平台的报价可信，沿用上一次确认的价格。',
  listing: '没有平台的报价可信，取行情数据商最近一次的报价。',
};

/** Terms of a sum that a sentence spells out. */
const TERMS = 3;

/** The sum of a receipt in a sentence, its result at the end; '' where no quote makes the price. */
export function sumSentence({ rule, quotes }: Pick<PriceReceipt, 'rule' | 'quotes'>): string {
  const sum = receiptSum(rule, quotes);
  if (sum.value === null) return '';
  return rule === 'median' ? medianSentence(sum) : meanSentence(sum);
}

function meanSentence({ lines, value }: ReceiptSum<ReceiptQuote>): string {
  const terms = lines.slice(0, TERMS).map(({ part }) => fullPrice(part));
  const rest = lines.length > TERMS ? ` + …（共 ${lines.length} 项，逐项见下表）` : '';
  return `${terms.join(' + ')}${rest} = ${fullPrice(value)}`;
}

function medianSentence({ value, middle: [first, second] }: ReceiptSum<ReceiptQuote>): string {
  if (first === undefined) return '';
  if (second === undefined)
    return `从低到高累计到${first.exchangeName}的 ${fullPrice(first.price)} 时，权重为 ${roundDecimal(first.part, 4)}%，过半：价格 = ${fullPrice(value)}`;
  return `从低到高累计到${first.exchangeName}时权重恰为 50%，取它与下一个${second.exchangeName}的中间：（${fullPrice(first.price)} + ${fullPrice(second.price)}）÷ 2 = ${fullPrice(value)}`;
}

/** `2026-11-28T17:30` of Beijing: an instant as the address of its receipt has it. */
export function minuteInAddress(time: number): string {
  return formatDateTime(time).slice(0, 16).replace(' ', 'T');
}

/** The name of a receipt's page. */
export function receiptTitle({ name, symbol }: Pick<PriceReceipt, 'name' | 'symbol'>): string {
  return `${name} ${symbol} 价格收据`;
}

/** What a reader finds who reckons the sum again, beside what is shown; '' where no quote makes the price. */
export function reckonedSentence({ rule, quotes, price }: PriceReceipt): string {
  const { value } = receiptSum(rule, quotes);
  if (value === null) return '';
  const [again, shown] = [formatPrice(value), formatPrice(price)];
  return again === shown
    ? `照下表再算一遍：$${again}，一致`
    : `照下表再算一遍：$${again}，与显示的 $${shown} 不符`;
}

/** Instant, next check, and how many counted. Times of Beijing. */
export function receiptFacts(receipt: PriceReceipt): readonly (readonly [name: string, value: string])[] {
  const { time, nextAt, confirmedAt, quotes, refused, oldestAt, rule } = receipt;
  const isPast = nextAt - time > CYCLE;
  return [
    ['定价时刻', formatDateTime(time)],
    ...(rule === 'last' || rule === 'listing' ? [['上一次确认', formatDateTime(confirmedAt)] as const] : []),
    [isPast ? '下一张收据' : '下一次核对', formatClock(nextAt)],
    ['计入', `${quotes.length} 个报价`],
    ['未计入', `${refused.length} 个报价`],
    ['可查到', `${formatDateTime(oldestAt).slice(5, 16)} 起`],
  ];
}

/** A receipt of another minute; `minute` null: the newest. */
interface OtherReceipt {
  readonly label: string;
  readonly minute: string | null;
}

/** Which receipts a receipt's page leads to; `at`: the minute in its address, '' for the newest. */
export function minutesAround(
  { time, oldestAt, nextAt }: Pick<PriceReceipt, 'time' | 'oldestAt' | 'nextAt'>,
  at: string,
): readonly OtherReceipt[] {
  const minute = at === '' ? Math.floor(time / MINUTE) * MINUTE : nextAt - MINUTE;
  const past = [
    { label: '一小时前', time: minute - HOUR },
    { label: '前一分钟', time: minute - MINUTE },
  ].filter((one) => one.time >= oldestAt);
  return [
    ...past.map((one) => ({ label: one.label, minute: minuteInAddress(one.time) })),
    ...(at === ''
      ? [{ label: '这一分钟', minute: minuteInAddress(minute) }]
      : [
          { label: '后一分钟', minute: minuteInAddress(minute + MINUTE) },
          { label: '最新', minute: null },
        ]),
  ];
}
