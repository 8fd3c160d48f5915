import type { CsvTerms } from '@coinmirror/shared/columns/column.ts';
import { csvLines } from '@coinmirror/shared/columns/csvLines.ts';
import { receiptColumns, refusalColumns } from '@coinmirror/shared/columns/receipt.ts';
import { RECEIPT_FORMULAS, sumSentence } from '@coinmirror/shared/columns/receiptWords.ts';
import type { PriceReceipt } from '@coinmirror/shared/contract/coin/receipt.ts';
import { readProvenance } from '@coinmirror/shared/contract/provenance.ts';
import { type CsvCell, toCsv } from '@coinmirror/shared/format/csv.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';

const TERMS: CsvTerms = { unit: 'USD', perUsd: 1, timeZone: 'Asia/Shanghai' };

/**
 * A receipt in the envelope that every call has: the price as a number and as it is shown, the rule in words, the sum, what
 * counted with its part of the sum, what did not and why. Money in USD, weights and premiums in %, times in epoch ms.
 */
export function receiptJsonOf(receipt: PriceReceipt, source: string): string {
  const { rule, quotes, ...facts } = receipt;
  const { lines, value } = receiptSum(rule, quotes);
  const provenance = readProvenance(source, { kind: 'public', name: '' });
  return JSON.stringify({
    code: 200,
    msg: '',
    data: {
      ...facts,
      shown: formatPrice(receipt.price),
      rule,
      formula: RECEIPT_FORMULAS[rule],
      sum: sumSentence(receipt),
      reckoned: value,
      quotes: lines,
      simulated: provenance.kind === 'simulated',
    },
  });
}

/** The same as two tables under each other: the sum with its result, then what did not count. */
export function receiptCsvOf({ rule, quotes, refused, price }: PriceReceipt): string {
  const { lines } = receiptSum(rule, quotes);
  const sum = csvLines(receiptColumns(rule), lines, TERMS);
  const width = sum[0]?.length ?? 0;
  const result: readonly CsvCell[] = ['价格', price, ...Array(Math.max(0, width - 2)).fill(null)];
  return toCsv([...sum, result, [], ...csvLines(refusalColumns, refused, TERMS)]);
}
