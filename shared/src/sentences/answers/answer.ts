import type { DataAnswers } from '../../contract/dashboards/dataAnswers.ts';
import { formatCount } from '../../format/amount.ts';
import { formatMoney } from '../../format/money.ts';
import type { Direction } from '../../format/percent.ts';
import type { HubTab } from '../../indicators/hub.ts';
import type { Link } from '../../routes/link.ts';

/** A question a reader has, today's number, and what the number means. */
export interface AnsweredQuestion {
  readonly key: string;
  readonly tab: HubTab;
  readonly question: string;
  /** The page that has more of it. */
  readonly link: Link;
  readonly figure: string;
  readonly direction: Direction;
  /** Zone, change or base; '' where nothing is known beside the number. */
  readonly verdict: string;
  /** The answer in short where it is out of the ordinary: for the page's first sentence. */
  readonly unusual?: string | undefined;
}

/** The number and the verdict of a question; null where its page has no source. */
export type Found = Pick<AnsweredQuestion, 'figure' | 'verdict' | 'unusual'> & {
  readonly direction?: Direction;
};

/** A question of the data centre, and how its answer is read from the numbers of all pages. */
export interface Question extends Pick<AnsweredQuestion, 'key' | 'tab' | 'question' | 'link'> {
  readonly find: (numbers: DataAnswers) => Found | null;
}

export function usd(amount: number | null): string {
  return formatMoney(amount, { unit: 'usd', rates: {}, kind: 'amount' });
}

/** A price; without cents, where it has thousands. */
export function dollars(price: number | null): string {
  return price !== null && price >= 1000
    ? `$${formatCount(price)}`
    : formatMoney(price, { unit: 'usd', rates: {}, kind: 'price' });
}
