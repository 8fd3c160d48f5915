import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { row, tupleRow } from './fields.ts';
import { countParam, envelope, flag, flatPage, label, text } from './wire.ts';
import { csvNumbers, maybeAmount, maybeCount, maybeNum, num, wireCount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { seconds } from './wireTime.ts';

/** Wire ids are numbers or text; ours are text. */
const id = v.pipe(v.union([v.string(), wireCount]), v.transform(String));

/** An entry of the concept drawer. */
const drawerRow = row(
  {
    id,
    name: label,
    isHot: ['is_hot', flag],
    hotSymbol: ['hot', text],
    hotCode: ['hot_code', text],
  },
  ({ hotSymbol, hotCode, ...concept }) => ({
    ...concept,
    /** The coin of the sector with the largest change; null if the upstream gives none. */
    hotCoin: hotCode ? { code: hotCode, symbol: hotSymbol || hotCode } : null,
  }),
);

/** A coin of a sector: its symbol and logo ('' for none). */
const faceRow = row({ code: v.string(), symbol: ['name', label], logo: text });

/** Fields of every list of sectors; `toConcept` makes an entity of them. */
export const conceptFields = {
  id,
  name: label,
  /** Arithmetic mean of the members' 24 h changes, %. */
  change24h: ['change_percent', maybeNum],
  coinCount: ['total_coin', maybeCount],
  marketCap: ['market_value_usd', maybeAmount],
  volume24h: ['vol_usd', maybeAmount],
  /**
   * The sector's part of the volume if each coin's volume is divided evenly among its sectors, without pegged coins;
   * USD. Some upstreams do not send it.
   */
  volumePart: ['vol_part_usd', maybeAmount],
  /** What its coins are worth together against 24 h ago, %. Some upstreams do not send it. */
  capChange24h: ['market_value_change', maybeNum],
  /**
   * Its part in the change of the total market value in 24 h, points of percent, if each coin's is divided evenly among its
   * sectors: these parts add up. Some upstreams do not send it.
   */
  capPart24h: ['market_value_part', maybeNum],
  riseCount: ['rise_count', maybeCount],
  fallCount: ['fall_count', maybeCount],
  best: { symbol: ['best', text], code: ['best_code', text], change24h: ['best_percent', maybeNum] },
  worst: { symbol: ['worst', text], code: ['worst_code', text], change24h: ['worst_percent', maybeNum] },
  /** As the change over 24 h, over 7 days. */
  change7d: ['change_week', maybeNum],
  /** The members with the largest market value, largest first. */
  largest: ['top_coins', v.optional(rowsOf(faceRow), [])],
  /** The members' market value as an index: 28 closes of six hours, oldest first; empty if unknown. */
  sparkline: ['kline_data', csvNumbers],
} as const;

interface Member {
  /** '' if the upstream sends only the symbol. */
  readonly code: string;
  readonly symbol: string;
  readonly change24h: number | null;
}

/** The best or worst coin of a sector is null if there is none. */
export function toConcept<Of extends { readonly best: Member; readonly worst: Member }>({
  best,
  worst,
  ...concept
}: Of) {
  return { ...concept, best: memberOf(best), worst: memberOf(worst) };
}

function memberOf(member: Member): Member | null {
  return member.symbol === '' ? null : member;
}

const conceptRow = row(conceptFields, toConcept);

/** A concept sector with its figures. Money in USD. */
export type ConceptRow = v.InferOutput<typeof conceptRow>;

const moverRow = row(
  {
    code: v.string(),
    symbol: ['name', label],
    name: ['fullname', text],
    nameEn: ['fullname_en', text],
    logo: text,
    price: ['current_price_usd', maybeAmount],
    change24h: ['change_percent', maybeNum],
  },
  ({ nameEn, ...coin }) => ({ ...coin, name: coin.name || nameEn || coin.symbol }),
);

/** The best or worst member of a sector. Price in USD, change in %. */
export type ConceptMover = v.InferOutput<typeof moverRow>;

const detailRow = row(
  {
    ...conceptFields,
    /** The largest gainers, best first, and the largest losers, worst first; no coin is in both. */
    leaders: ['rise_list', v.optional(rowsOf(moverRow), [])],
    laggards: ['fall_list', v.optional(rowsOf(moverRow), [])],
    description: ['desc', text],
  },
  toConcept,
);

/** A sector with its description. */
export type ConceptDetail = v.InferOutput<typeof detailRow>;

/** A sector relative to Bitcoin, both 100 at the first point. */
const trendPoint = tupleRow({ time: seconds, index: num, btcIndex: num });

const CONCEPT_ID = /^[a-z0-9-]{1,40}$/;

/** Whether a path segment can be a sector's id; anything else can only be its name. */
export function isConceptId(text: string): boolean {
  return CONCEPT_ID.test(text);
}

const conceptId = v.pipe(v.string(), v.regex(CONCEPT_ID));

export const conceptEndpoints = {
  conceptHot: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/concept/concepthot',
    params: v.object({ size: countParam(10, 50) }),
    response: envelope(listOf(drawerRow)),
  }),
  conceptList: defineEndpoint({
    policy: EACH_CYCLE,
    dear: true,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-conceptlist',
    params: v.object({ page: countParam(1, 10_000), pagesize: countParam(100, 200) }),
    response: flatPage(conceptRow),
  }),
  /** The sector itself; its coins come from coinRank with `concept`. Unknown ids answer 404. */
  conceptDetail: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-conceptdetail',
    params: v.object({ id: conceptId }),
    response: envelope(detailRow),
  }),
  /** Daily closes of the sector's index, weighted by market value, over the last `days`. */
  conceptTrend: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/concept/web-concepttrend',
    params: v.object({ id: conceptId, days: countParam(90, 730) }),
    response: envelope(listOf(trendPoint)),
  }),
} as const;
