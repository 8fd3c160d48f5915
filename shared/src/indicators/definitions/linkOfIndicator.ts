import { type Link, linkTo } from '../../routes/link.ts';
import type { Indicator } from './indicator.ts';

/** The way to an indicator's page: its own, or that of any indicator under its key. */
export function linkOfIndicator({ page, key }: Pick<Indicator, 'page' | 'key'>): Link {
  // A page of an indicator's own takes no parameter: its name's type says so.
  return page === undefined ? linkTo('dataIndicator', { key }) : ({ to: page, params: {} } as Link);
}
