import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Time } from '#ui/time/Time.tsx';
import type { CompareRow } from './compareRow.ts';

/** Row factories of a comparison by value type. Money in USD, shown in the visitor's currency; null is `--`. */
export function rowMakers<Item>() {
  type Read = (item: Item) => number | null;
  type Say = (item: Item) => string;
  type Row = CompareRow<Item>;
  return {
    price: (key: string, name: string, value: Read): Row => ({
      key,
      name,
      value,
      cell: (item) => <Money usd={value(item)} kind="price" />,
    }),
    amount: (key: string, name: string, value: Read): Row => ({
      key,
      name,
      value,
      cell: (item) => <Money usd={value(item)} kind="amount" />,
    }),
    change: (key: string, name: string, value: Read): Row => ({
      key,
      name,
      value,
      cell: (item) => <Percent value={value(item)} />,
    }),
    share: (key: string, name: string, value: Read): Row => ({
      key,
      name,
      value,
      cell: (item) => formatShare(value(item)),
    }),
    number: (key: string, name: string, value: Read, write: (value: number | null) => string): Row => ({
      key,
      name,
      value,
      cell: (item) => write(value(item)),
    }),
    words: (key: string, name: string, value: Say, wraps = false): Row => ({
      key,
      name,
      value,
      cell: (item) => value(item) || MISSING,
      wraps,
    }),
    link: (key: string, name: string, value: Say): Row => ({
      key,
      name,
      value,
      cell: (item) => (value(item) ? <ExternalLink href={value(item)} /> : MISSING),
    }),
    date: (key: string, name: string, value: Read): Row => ({
      key,
      name,
      value,
      cell: (item) => <Time value={value(item)} form="date" />,
    }),
  };
}
