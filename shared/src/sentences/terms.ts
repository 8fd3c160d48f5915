import { futuresOverviewEndpoints } from '../contract/dashboards/futures.ts';
import { gasEndpoints } from '../contract/dashboards/gas.ts';
import { halvingEndpoints } from '../contract/dashboards/halving.ts';
import { stableEndpoints } from '../contract/dashboards/stable.ts';
import { defiOverviewEndpoints } from '../contract/defi/overview.ts';
import type { EntityOf } from '../contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '../contract/endpoints.ts';
import { exchangeOptionEndpoints } from '../contract/exchange/options.ts';
import { marketEndpoints } from '../contract/market.ts';
import { type GroupWith, type NamedRow, namedRow } from '../contract/namedRow.ts';
import { sentimentEndpoints } from '../contract/sentiment.ts';
import type { Sentence } from './sentence.ts';
import { defiTerms, gasTerms, halvingTerms, stableTerms } from './terms/chain.ts';
import { futuresTerms, optionTerms } from './terms/derivatives.ts';
import { marketTerms, moodTerms } from './terms/market.ts';

/** Reads an answer that a page has; null while it is not known. */
export type EntityReader = <Name extends EndpointName>(name: Name) => EntityOf<EndpointRow<Name>> | null;

/** The terms whose figure stands in one answer. */
export interface TermSource {
  readonly call: NamedRow;
  readonly terms: readonly string[];
  /** What a term is today, from the answer to its call alone; null while that is not known. */
  readonly from: (term: string, entity: EntityReader) => Sentence | null;
}

type Sayings<Value> = Readonly<Record<string, (value: Value) => Sentence | null>>;

function source<const Name extends EndpointName>(
  group: NoInfer<GroupWith<Name>>,
  name: Name,
  sayings: Sayings<EntityOf<EndpointRow<Name>>>,
): TermSource {
  const say = (term: string, value: EntityOf<EndpointRow<Name>> | null) =>
    value === null ? null : (sayings[term]?.(value) ?? null);
  return {
    call: namedRow(group, name),
    terms: Object.keys(sayings),
    from: (term, entity) => say(term, entity(name)),
  };
}

/** Where the figure of a term of the wiki is from, by the call that has it. */
const SOURCES: readonly TermSource[] = [
  source(futuresOverviewEndpoints, 'futuresOverview', futuresTerms),
  source(exchangeOptionEndpoints, 'optionsOverview', optionTerms),
  source(marketEndpoints, 'globalMarket', marketTerms),
  source(sentimentEndpoints, 'fearGreed', moodTerms),
  source(gasEndpoints, 'ethGas', gasTerms),
  source(halvingEndpoints, 'halving', halvingTerms),
  source(stableEndpoints, 'stablecoins', stableTerms),
  source(defiOverviewEndpoints, 'defiOverview', defiTerms),
];

const byTerm = new Map(SOURCES.flatMap((one) => one.terms.map((term) => [term, one] as const)));

/** The call that has a term's figure; undefined for a term without one. */
export function termSource(term: string): TermSource | undefined {
  return byTerm.get(term);
}

/** All terms with a figure. */
export const LIVING_TERMS: readonly string[] = [...byTerm.keys()];
