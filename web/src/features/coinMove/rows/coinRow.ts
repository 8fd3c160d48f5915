import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';

/** A row of a list of coins that shows their change. */
export interface CoinRowElement {
  readonly code: string;
  /** The cell of its change. */
  readonly cell: HTMLElement;
  /** Whether that is a live one, on the base that the visitor chose; any other is that of 24 hours (`splits` of a column). */
  readonly isLive: boolean;
}

const CHANGE = '[data-live="change"], [data-splits]';

/** The row of coins that an element is in; null for any other. */
export function coinRowOf(target: EventTarget | null): CoinRowElement | null {
  const row = target instanceof Element ? target.closest('tr') : null;
  const change = row?.querySelector<HTMLElement>(CHANGE);
  const cell = change?.closest<HTMLElement>('td');
  if (!row || !change || !cell) return null;
  for (const link of row.querySelectorAll('a')) {
    const page = matchPage(link.pathname);
    const code = page?.name === 'coin' ? page.params['coinCode'] : undefined;
    if (code !== undefined) return { code, cell, isLive: change.dataset['live'] !== undefined };
  }
  return null;
}

/** Whether a pointer is over a cell: the link of the row lies over it. */
export function isOver(
  cell: HTMLElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
