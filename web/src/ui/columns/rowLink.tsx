import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Link, linkTo } from '@coinmirror/shared/routes/link.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import type { RowLink } from '../table/TableRow.tsx';

interface CodedRow {
  readonly code: string;
}

/** The link that covers a whole row, to the row's target. */
export function rowLinkTo<Row>(leadsTo: (row: Row) => Link | null): RowLink<Row> {
  return (row, className) => {
    const link = leadsTo(row);
    return (
      link && <HrefLink href={hrefOfLink(link)} className={className} tabIndex={-1} aria-hidden="true" />
    );
  };
}

/** The row link of a list of coins. */
export const coinRowLink: RowLink<CodedRow> = rowLinkTo(({ code }) => linkTo('coin', { coinCode: code }));

export const coinRowKey = ({ code }: CodedRow) => code;
