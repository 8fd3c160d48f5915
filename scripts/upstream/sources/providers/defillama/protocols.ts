import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A protocol of DefiLlama: money in USD, changes in %. */
export interface LlamaProtocol {
  readonly id: string;
  readonly slug: string | null;
  /** The family whose version it is, as in `aave`. */
  readonly parent: string | null;
  readonly name: string;
  readonly symbol: string | null;
  /** CoinGecko's id of its coin. */
  readonly code: string | null;
  readonly category: string | null;
  readonly chains: readonly string[];
  readonly tvl: number | null;
  readonly tvlByChain: ReadonlyMap<string, number>;
  readonly change1d: number | null;
  readonly change7d: number | null;
  readonly marketCap: number | null;
}

const protocol = v.pipe(
  v.object({
    id: word,
    slug: textOrNull,
    parentProtocol: textOrNull,
    name: word,
    symbol: textOrNull,
    gecko_id: textOrNull,
    category: textOrNull,
    chains: v.optional(v.array(word), []),
    tvl: amountOrNull,
    chainTvls: v.optional(v.record(v.string(), amountOrNull), {}),
    change_1d: amountOrNull,
    change_7d: amountOrNull,
    mcap: positiveOrNull,
  }),
  v.transform(
    (wire): LlamaProtocol => ({
      id: wire.id,
      slug: wire.slug,
      parent: wire.parentProtocol?.replace(/^parent#/, '') ?? null,
      name: wire.name,
      // '-' stands for a protocol without a coin.
      symbol: wire.symbol === '-' ? null : wire.symbol,
      code: wire.gecko_id,
      category: wire.category,
      chains: wire.chains,
      tvl: wire.tvl,
      tvlByChain: new Map(Object.entries(wire.chainTvls).flatMap(([chain, tvl]) => onChain(chain, tvl))),
      change1d: wire.change_1d,
      change7d: wire.change_7d,
      marketCap: wire.mcap,
    }),
  ),
);

/** Loans, stakes and second pools stand beside the chains (`staking`, `Ethereum-borrowed`): they are no chain's TVL. */
const BESIDE =
  /^(?:borrowed|staking|pool2|vesting|offers|treasury)$|-(?:borrowed|staking|pool2|vesting|offers|treasury)$/;

function onChain(chain: string, tvl: number | null): readonly [string, number][] {
  return tvl === null || BESIDE.test(chain) ? [] : [[chain, tvl]];
}

/** All protocols, exchanges (category CEX) included. */
export const protocols: Question<readonly LlamaProtocol[]> = {
  path: '/protocols',
  maxBytes: 32 << 20,
  timeout: 30_000,
  decode: jsonOf(rowsOf(protocol)),
};
