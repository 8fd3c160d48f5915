import { type Link, linkTo } from '../../routes/link.ts';
import type { Indicator } from './indicator.ts';

/** Link to an indicator's page: its own, or the generic one with its key. */
export function linkOfIndicator({ page, key }: Pick<Indicator, 'page' | 'key'>): Link {
  // An indicator's own page takes no parameter, as its type guarantees.
  return page === undefined ? linkTo('dataIndicator', { key }) : ({ to: page, params: {} } as Link);
}
