import type { ApiEndpointName } from '../contract/endpoints.ts';

/** One choice of a switch: how it stands in the address, on the page and in the call. */
export interface RankingOption {
  readonly value: string;
  readonly label: string;
  readonly wire: string | number;
}

/** A choice above a ranking; the address keeps it under `key`. */
export interface RankingSwitch {
  readonly key: string;
  readonly label: string;
  /** The call's parameter it sets. */
  readonly param: string;
  /** The value that holds unless the address names another. */
  readonly fallback: string;
  readonly options: readonly [RankingOption, ...RankingOption[]];
}

/** A ranking: what it is called, what it says, what it asks. Columns are the page's own. */
export interface Ranking {
  /** The sentence under the heading, and what search engines are told. */
  readonly summary: string;
  /** Under the table: formula, base, time. */
  readonly notes: readonly string[];
  readonly source: ApiEndpointName;
  /** Parameters of the call that no switch changes. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly switches: readonly RankingSwitch[];
}

/** The option an address chose; the fallback when it names none, or one that does not exist. */
export function chosenOption(
  { options, fallback }: RankingSwitch,
  value: string | null | undefined,
): RankingOption {
  const named = (wanted: string | null | undefined) => options.find((option) => option.value === wanted);
  return named(value) ?? named(fallback) ?? options[0];
}

/** The parameters of a ranking's call, by what its address says of each switch. */
export function rankingArgs(
  { params, switches }: Ranking,
  askedFor: (key: string) => string | null | undefined = () => null,
): Readonly<Record<string, string | number>> {
  const chosen = switches.map((one) => [one.param, chosenOption(one, askedFor(one.key)).wire] as const);
  return { ...params, ...Object.fromEntries(chosen) };
}
