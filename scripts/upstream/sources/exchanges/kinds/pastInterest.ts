import type { Question } from '../../question/question.ts';

/** Open interest of a contract at a whole hour of the past. */
export interface PastInterest {
  /** Epoch ms. */
  readonly hour: number;
  /** In dollars, or in the quote where its venue counts so. */
  readonly value: number;
}

/** Whole hours, both ends included, epoch ms. */
export interface PastSpan {
  readonly from: number;
  readonly to: number;
}

/** Asks a venue for the open interest of one of its contracts in a span that one call tells; null: of the newest hours. */
export type PastInterestQuestion = (
  symbol: string,
  span: PastSpan | null,
) => Question<readonly PastInterest[]>;

/** How a venue tells the open interest of its contracts in the past. */
export interface VenuePastInterest {
  readonly ask: PastInterestQuestion;
  /** Hours a call, and how many hours ago it reaches. */
  readonly most: number;
  readonly reach: number;
  readonly counted: 'dollars' | 'quote';
}
