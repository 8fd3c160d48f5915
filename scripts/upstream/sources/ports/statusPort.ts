import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { OwnDate } from '../../catalogue/content/calendar/macro.ts';
import type { SocketStatus, SourceStatus, StatusPort } from '../../ports/status.ts';
import type { FeedClient } from '../client/feedClients.ts';
import type { SourceClient } from '../client/sourceClient.ts';
import type { SourcesConfig } from '../config/sourcesConfig.ts';
import { exchanges, type VenueName, venueNames } from '../exchanges/exchanges.ts';
import type { HeldSince } from '../market/heldNumbers.ts';
import { createBreaker } from '../net/breaker.ts';
import { sourceState } from '../status/sourceState.ts';
import type { MarketStore } from '../store/marketStore.ts';
import type { OutlierStore } from '../store/outliers.ts';
import type { Suspicion } from '../store/quarantine.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import { outlierName, outlierReason } from '../trackRecord/outlierName.ts';
import { provenanceOf } from '../world/publicWorld.ts';
import { datesStatus } from './calendar/datesStatus.ts';
import { feedStatus } from './feedStatus.ts';

const symbols = new Map(realCoins.map(({ code, symbol }) => [code, symbol]));

export interface StatusPortOptions {
  readonly clients: ReadonlyMap<SourceName, SourceClient>;
  readonly sources: SourcesConfig['sources'];
  /** Those of the operator's own list. */
  readonly feeds?: readonly FeedClient[];
  /** The operator's own dates of publishers. */
  readonly dates?: readonly OwnDate[];
  readonly store: MarketStore;
  /** Pairs that are held back, by `venue symbol`. */
  readonly quarantine: () => ReadonlyMap<string, Suspicion>;
  /** Coins whose price or supply is held back. */
  readonly held: Readonly<Record<'prices' | 'supplies', () => ReadonlyMap<string, HeldSince>>>;
  readonly sockets: () => readonly SocketStatus[];
  /** Epoch ms. */
  readonly now: () => number;
}

/** How every source is doing, from its breaker, its budget and its last answer. */
export function statusPort({
  clients,
  sources,
  feeds = [],
  dates = [],
  store,
  quarantine,
  held,
  sockets,
  now,
}: StatusPortOptions): StatusPort {
  function statusOf(name: SourceName): SourceStatus {
    const breaker = createBreaker(name, store.breakers, now);
    const { until, reason, failures } = breaker.state();
    const answeredAt = store.answers.newest(name);
    const { isOn } = sources[name];
    return {
      name,
      title: sourceTable[name].title,
      state: sourceState({ name, isOn, breaker, answeredAt, now: now() }),
      exchange: venueOf(name) ?? null,
      since: null,
      until: breaker.pauseLeft() > 0 && isOn ? until : null,
      answeredAt,
      reason,
      failures,
      budget: clients.get(name)?.budget() ?? null,
      quarantined: [
        ...heldOf(name, quarantine()),
        ...doubtedOf(name, held.prices(), '价格'),
        ...doubtedOf(name, held.supplies(), '流通量'),
        ...oddOf(name, store.odd),
      ],
      ports: sourceTable[name].ports,
    };
  }
  return {
    provenance: provenanceOf('public', ...sourceNames),
    rows: async () => [
      ...sourceNames.map(statusOf),
      ...feeds.map((each) => feedStatus(each, store, now)),
      datesStatus(now(), dates),
    ],
    sockets: async () => sockets(),
  };
}

/** The venue that speaks in a source, of its prices or of its charts. */
function venueOf(name: SourceName): VenueName | undefined {
  return venueNames.find((each) => {
    const { tickers, candles, contracts } = exchanges[each];
    return tickers === null ? contracts.source === name : tickers.source === name || candles.source === name;
  });
}

/** The pairs of a source's venue that are held back. */
function heldOf(name: SourceName, quarantine: ReadonlyMap<string, Suspicion>): SourceStatus['quarantined'] {
  const venue = venueOf(name);
  if (venue === undefined) return [];
  return [...quarantine].flatMap(([pair, { value, since }]) => {
    const [at, symbol = ''] = pair.split(' ');
    if (at !== venue) return [];
    return [{ subject: symbol, value, reason: '与其他交易所相差超过 30%', since }];
  });
}

/** What a source says of coins and is not believed: `DOGE 流通量`. */
function doubtedOf(
  name: SourceName,
  held: ReadonlyMap<string, HeldSince>,
  what: string,
): SourceStatus['quarantined'] {
  const sourceName: string = venueOf(name) ?? name;
  return [...held.values()].flatMap(({ code, value, sourceNames, reason, since }) =>
    sourceNames.includes(sourceName)
      ? [{ subject: `${symbols.get(code) ?? code} ${what}`, value, reason, since }]
      : [],
  );
}

/** Locked values and supplies of DefiLlama whose last answer is not believed. */
function oddOf(name: SourceName, odd: OutlierStore): SourceStatus['quarantined'] {
  return [...odd.all()].flatMap(([subject, { odd: value, since }]) => {
    const { venue, subject: shown } = outlierName(subject);
    return venue === name ? [{ subject: shown, value, reason: outlierReason(subject), since }] : [];
  });
}
