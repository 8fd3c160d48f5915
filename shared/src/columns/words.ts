import { shortExchangeName } from '../format/exchangeName.ts';
import { linkTo } from '../routes/link.ts';
import type { Column, Own, Subject } from './column.ts';
import { rank } from './values.ts';

/** Words that are neither sorted nor filtered; '' is unknown. */
export function text<Row>(
  id: string,
  label: string,
  read: (row: Row) => string,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return { id, label, csv: read, ...own, content: { as: 'text', read } };
}

/** The cell that names its row, first and always there. */
export function rowName<Row>(
  id: string,
  label: string,
  read: (row: Row) => Subject,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return {
    id,
    label,
    grow: true,
    pin: true,
    always: true,
    rowHeader: true,
    csv: (row) => read(row).name,
    ...own,
    content: { as: 'subject', read },
  };
}

interface NamedExchange {
  /** '' for a place that has no page here. */
  readonly code: string;
  readonly name: string;
  readonly logo?: string;
}

/** An exchange as a cell names it: without 交易所 or 协议 after it, which the heading says and which would cut the name. */
export function exchangeSubject({ code, name, logo }: NamedExchange): Subject {
  const short = shortExchangeName(name);
  const link = code === '' ? null : linkTo('exchange', { id: code });
  return logo === undefined ? { name: short, link } : { name: short, logo, link };
}

/** An exchange beside what the row is about. */
export function exchange<Row>(
  id: string,
  label: string,
  read: (row: Row) => NamedExchange | null,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  const subject = (row: Row) => {
    const one = read(row);
    return one === null || one.name === '' ? null : exchangeSubject(one);
  };
  return {
    id,
    label,
    interactive: true,
    csv: (row) => read(row)?.name ?? null,
    ...own,
    content: { as: 'subject', read: subject },
  };
}

/** An account of the row's subject elsewhere, by its address; '' for one that has none. */
export function account<Row>(id: string, label: string, read: (row: Row) => string): Column<Row> {
  const csv = (row: Row) => read(row) || null;
  return { id, label, width: 124, interactive: true, csv, content: { as: 'account', read } };
}

/** What an account is called at its address: the last part of it. */
export function accountName(url: string): string {
  return url.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** A button or a picture, which only the page can draw. */
export function drawn<Row>(
  id: string,
  label: string,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return { id, label, ...own, content: { as: 'drawn' } };
}

/** The star, first in its row; the page draws it. */
export function star<Row>(): Column<Row> {
  return drawn('star', '自选', {
    heading: '',
    width: 36,
    align: 'center',
    pin: true,
    always: true,
    interactive: true,
  });
}

/** The row's place in the list as it came. */
export function place<Row>(placeOf: (row: Row) => number | null): Column<Row> {
  return rank('place', '排名', placeOf, {
    heading: '#',
    width: 44,
    align: 'center',
    pin: true,
    phone: 'hidden',
  });
}
