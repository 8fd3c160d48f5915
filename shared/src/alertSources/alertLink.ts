import { readZone, type Watched } from '../alerts/alert.ts';
import type { Sample } from '../alerts/evaluate.ts';
import type { Measure } from '../alerts/measures.ts';
import { findIndicator } from '../indicators/definitions/indicators.ts';
import { linkOfIndicator } from '../indicators/definitions/linkOfIndicator.ts';
import { type Link, linkTo } from '../routes/link.ts';

type LinkOf = (watched: Watched, reading: Pick<Sample, 'events'>) => Link;

const coinPage: LinkOf = ({ coin }) => (coin ? linkTo('coin', { coinCode: coin.code }) : linkTo('home', {}));

/** The page that shows what each measure is about: where the alert's own number, band or event stands. */
const ALERT_LINKS: Readonly<Record<Measure, LinkOf>> = {
  price: coinPage,
  change24h: coinPage,
  volume24h: coinPage,
  turnoverRate: coinPage,
  funding: ({ coin }) => linkTo('dataFutures', {}, { tab: 'funding', coin: coin?.code }),
  interest24h: () => linkTo('dataFutures', {}),
  unlock: ({ coin }) => (coin ? linkTo('calendarCoin', { coinCode: coin.code }) : linkTo('dataUnlocks', {})),
  fearGreed: () => linkTo('dataIndicator', { key: 'feargreed' }),
  usdtPremium: () => linkTo('dataStable', {}),
  liquidated1h: () => linkTo('dataFutures', {}, { tab: 'forced' }),
  zone({ target }) {
    const indicator = findIndicator(readZone(target?.code ?? '').indicator);
    return indicator === null ? linkTo('charts', {}) : linkOfIndicator(indicator);
  },
  listing(_watched, { events }) {
    const [last] = events ?? [];
    return last ? linkTo('noticeItem', { noticeid: last.id }) : linkTo('exchangesNotice', {});
  },
  flash(_watched, { events }) {
    const [last] = events ?? [];
    return last ? linkTo('newsItem', { id: last.id }) : linkTo('newsFlash', {});
  },
};

/** The page of what an alert is about; of events the newest one's own. */
export function alertLink(watched: Watched, reading: Pick<Sample, 'events'>): Link {
  return ALERT_LINKS[watched.measure](watched, reading);
}
