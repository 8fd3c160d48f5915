import * as v from 'valibot';
import { defineEndpoint, EACH_BEAT } from './endpoint.ts';
import { countParam, envelope, flag, flatPage, label, text } from './wire.ts';
import { csvNumbers, maybeAmount, maybeCount, maybeNum, num, wireCount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { seconds } from './wireTime.ts';

/** Wire ids are numbers or text; ours are text. */
const id = v.pipe(v.union([v.string(), wireCount]), v.transform(String));

/** An entry of the concept drawer. */
const drawerWire = v.pipe(
  v.object({ id, name: label, is_hot: flag, hot: text, hot_code: text }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    isHot: wire.is_hot,
    /** The coin of the sector with the largest change; null if the upstream gives none. */
    hotCoin: wire.hot_code ? { code: wire.hot_code, symbol: wire.hot || wire.hot_code } : null,
  })),
);

/** A coin of a sector: its symbol and logo ('' for none). */
const faceWire = v.object({ code: v.string(), name: label, logo: text });

export const conceptWireFields = {
  id,
  name: label,
  change_percent: maybeNum,
  change_week: maybeNum,
  total_coin: maybeCount,
  market_value_usd: maybeAmount,
  vol_usd: maybeAmount,
  /** Some upstreams do not send it. */
  vol_part_usd: maybeAmount,
  rise_count: maybeCount,
  fall_count: maybeCount,
  best: text,
  best_code: text,
  best_percent: maybeNum,
  worst: text,
  worst_code: text,
  worst_percent: maybeNum,
  top_coins: v.optional(rowsOf(faceWire), []),
  kline_data: csvNumbers,
};

/** Fields of every list of sectors. */
export function toConcept(wire: v.InferOutput<v.ObjectSchema<typeof conceptWireFields, undefined>>) {
  return {
    id: wire.id,
    name: wire.name,
    /** Arithmetic mean of the members' 24 h changes, %. */
    change24h: wire.change_percent,
    /** The same over 7 days. */
    change7d: wire.change_week,
    coinCount: wire.total_coin,
    marketCap: wire.market_value_usd,
    volume24h: wire.vol_usd,
    /**
     * The sector's part of the volume if each coin's volume is divided evenly among its sectors, without pegged coins;
     * USD.
     */
    volumePart: wire.vol_part_usd,
    riseCount: wire.rise_count,
    fallCount: wire.fall_count,
    best: toMember(wire.best_code, wire.best, wire.best_percent),
    worst: toMember(wire.worst_code, wire.worst, wire.worst_percent),
    /** The members with the largest market value, largest first. */
    largest: wire.top_coins.map(({ name, ...coin }) => ({ ...coin, symbol: name })),
    /** The members' market value as an index: 28 closes of six hours, oldest first; empty if unknown. */
    sparkline: wire.kline_data,
  };
}

const conceptWire = v.pipe(v.object(conceptWireFields), v.transform(toConcept));

/** The best or worst coin of a sector, null if there is none; its code is '' if the upstream sends only the symbol. */
function toMember(code: string, symbol: string, change24h: number | null) {
  return symbol === '' ? null : { code, symbol, change24h };
}

/** A concept sector with its figures. Money in USD. */
export type ConceptRow = v.InferOutput<typeof conceptWire>;

const moverWire = v.pipe(
  v.object({
    ...faceWire.entries,
    fullname: text,
    fullname_en: text,
    current_price_usd: maybeAmount,
    change_percent: maybeNum,
  }),
  v.transform((wire) => ({
    code: wire.code,
    symbol: wire.name,
    name: wire.fullname || wire.fullname_en || wire.name,
    logo: wire.logo,
    price: wire.current_price_usd,
    change24h: wire.change_percent,
  })),
);

/** The best or worst member of a sector. Price in USD, change in %. */
export type ConceptMover = v.InferOutput<typeof moverWire>;

const detailWire = v.pipe(
  v.object({
    ...conceptWireFields,
    desc: text,
    rise_list: v.optional(rowsOf(moverWire), []),
    fall_list: v.optional(rowsOf(moverWire), []),
  }),
  v.transform(({ desc, rise_list, fall_list, ...wire }) => ({
    ...toConcept(wire),
    description: desc,
    /** The largest gainers, best first, and the largest losers, worst first; no coin is in both. */
    leaders: rise_list,
    laggards: fall_list,
  })),
);

/** A sector with its description. */
export type ConceptDetail = v.InferOutput<typeof detailWire>;

/** A sector relative to Bitcoin, both 100 at the first point. */
const trendPoint = v.pipe(
  v.tuple([seconds, num, num]),
  v.transform(([time, index, btcIndex]) => ({ time, index, btcIndex })),
);

const CONCEPT_ID = /^[a-z0-9-]{1,40}$/;

/** Whether a path segment can be a sector's id; anything else can only be its name. */
export function isConceptId(text: string): boolean {
  return CONCEPT_ID.test(text);
}

const conceptId = v.pipe(v.string(), v.regex(CONCEPT_ID));

export const conceptEndpoints = {
  conceptHot: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/concept/concepthot',
    params: v.object({ size: countParam(10, 50) }),
    response: envelope(listOf(drawerWire)),
  }),
  conceptList: defineEndpoint({
    policy: EACH_BEAT,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-conceptlist',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(100, 200) }),
    response: flatPage(conceptWire),
  }),
  /** The sector itself; its coins come from coinRank with `concept`. Unknown ids answer 404. */
  conceptDetail: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-conceptdetail',
    params: v.object({ id: conceptId }),
    response: envelope(detailWire),
  }),
  /** Daily closes of the sector's index, weighted by market value, over the last `days`. */
  conceptTrend: defineEndpoint({
    policy: EACH_BEAT,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-concepttrend',
    params: v.object({ id: conceptId, days: countParam(90, 730) }),
    response: envelope(listOf(trendPoint)),
  }),
} as const;
