import { receiptColumns, refusalColumns } from '@coinmirror/shared/columns/receipt.ts';
import {
  RECEIPT_FORMULAS,
  receiptFacts,
  receiptTitle,
  reckonedSentence,
  sumSentence,
} from '@coinmirror/shared/columns/receiptWords.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, Served } from '../served.ts';

const sentence = (text: string): Block => ({ kind: 'sentence', text });

/** How a price came about: value and sum, what counted, what did not. */
function receiptBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const receipt = answers.entity('priceReceipt');
  if (receipt === null) return null;
  const { lines } = receiptSum(receipt.rule, receipt.quotes);
  return [
    { ...pageHead(page), title: receiptTitle(receipt) },
    sentence(`$${formatPrice(receipt.price)}`),
    ...[reckonedSentence(receipt), RECEIPT_FORMULAS[receipt.rule], sumSentence(receipt)]
      .filter((text) => text !== '')
      .map(sentence),
    { kind: 'facts', as: 'line', items: receiptFacts(receipt) },
    ...(lines.length > 0 ? [tableBlock(receiptColumns(receipt.rule), lines)] : []),
    ...(receipt.refused.length > 0 ? [tableBlock(refusalColumns, receipt.refused)] : []),
  ];
}

/**
 * What the server knows of a receipt's page. Each has one address a minute, of which none is worth keeping after a day: no
 * index holds them.
 */
export const receiptServed: Served = {
  isPrivate: true,
  calls: ({ code = '' }, asked) => [{ name: 'priceReceipt', params: { code, at: asked('at') ?? '' } }],
  words(_page, answers) {
    const receipt = answers.entity('priceReceipt');
    return receipt && { title: receiptTitle(receipt) };
  },
  prerender: receiptBlocks,
};
