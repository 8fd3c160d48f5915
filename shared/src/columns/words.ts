import { listedExchangeName, shortExchangeName } from '../format/exchangeName.ts';
import { fewNames } from '../format/fewNames.ts';
import { UNKNOWN, type Written } from '../format/written.ts';
import { linkTo } from '../routes/link.ts';
import type { Column, Own, Subject } from './column.ts';
import { rank } from './values.ts';

/** Text that is neither sorted nor filtered; '' is unknown. */
export function text<Row>(
  id: string,
  label: string,
  read: (row: Row) => string,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return { id, label, csv: read, ...own, content: { as: 'text', read } };
}

/** Remarks on a row; nothing is shown where there are none. */
export function remarks<Row>(
  id: string,
  label: string,
  read: (row: Row) => string,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return { id, label, csv: read, ...own, content: { as: 'text', read, none: '' } };
}

/** A list of names, of which a cell has room for the first ones: all of them on hover, and in the file. */
export function names<Row>(
  id: string,
  label: string,
  read: (row: Row) => readonly string[],
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  const whole = (row: Row) => read(row).join('、');
  const write = (row: Row): Written =>
    read(row).length === 0 ? UNKNOWN : { text: fewNames(read(row)), title: whole(row) };
  return { id, label, csv: whole, ...own, content: { as: 'number', write } };
}

/** The row header, first and always shown. */
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
  /** '' for an exchange that has no page here. */
  readonly code: string;
  readonly name: string;
  readonly logo?: string;
}

/**
 * An exchange as a cell's subject: without 交易所 or 协议, which the heading already says and which would truncate the name.
 */
export function exchangeSubject({ code, name, logo }: NamedExchange): Subject {
  const listed = listedExchangeName(name);
  const link = code === '' ? null : linkTo('exchange', { id: code });
  return logo === undefined ? { name: listed, link } : { name: listed, logo, link };
}

/** An exchange as an additional column, not the row header: by its short name, since such a column is narrow. */
export function exchange<Row>(
  id: string,
  label: string,
  read: (row: Row) => NamedExchange | null,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  const subject = (row: Row) => {
    const one = read(row);
    return one === null || one.name === ''
      ? null
      : exchangeSubject({ ...one, name: shortExchangeName(one.name) });
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

/** An account of the row's subject on another site, by its address; '' if there is none. */
export function account<Row>(id: string, label: string, read: (row: Row) => string): Column<Row> {
  const csv = (row: Row) => read(row) || null;
  return { id, label, width: 124, interactive: true, csv, content: { as: 'account', read } };
}

/** An account's name: the last path segment of its address. */
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

/** The row's rank in the received order. */
export function place<Row>(placeOf: (row: Row) => number | null): Column<Row> {
  return rank('place', '排名', placeOf, {
    heading: '#',
    width: 44,
    align: 'center',
    pin: true,
    phone: 'hidden',
  });
}
