import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import type { Quote } from '../useLiveQuote.ts';
import { LiveChangeCell } from './LiveChangeCell.tsx';
import { LivePriceCell } from './LivePriceCell.tsx';

/** Live cells of any list of coins, in its columns `price` and `change`. */
export const liveQuoteCells: Cells<Quote & { readonly code: string }> = {
  price: (row) => <LivePriceCell code={row.code} quote={row} />,
  change: (row) => <LiveChangeCell code={row.code} quote={row} />,
};
