import type { Column } from '../columns/column.ts';
import type { Pictured } from '../columns/picture.ts';
import { place, star } from '../columns/words.ts';
import type { NamedRow } from '../contract/namedRow.ts';
import type { Link } from '../routes/link.ts';
import type { ListEndpoint, RankingRows, RankingSource } from './rows.ts';

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
  /** Its options stand in a list that opens: for what few visitors choose. */
  readonly folded?: true;
}

/** What a ranking says and asks. */
interface RankingWords {
  /** The sentence under the heading, and what search engines are told. */
  readonly summary: string;
  /** Under the table: formula, base, time. */
  readonly notes: readonly string[];
  /** Parameters of the call that no switch changes. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly switches: readonly RankingSwitch[];
}

/** The chosen option of a switch, or of the page's own order; of one that the ranking does not have, empty words. */
export type Chosen = (key: string) => { readonly value: string; readonly label: string };

/** What a ranking shows of its rows. */
export interface RankingTable<Row> {
  /** By what the switches say; `asOf` is when the rows were true, epoch ms. */
  readonly columns: (chosen: Chosen, asOf: number) => readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Where a press on a row leads. */
  readonly leadsTo: (row: Row) => Link | null;
  /** What a star in a row stars; nothing where rows are nothing that can be starred, null for a row that is not. */
  readonly starred?: {
    readonly kind: 'coin' | 'exchange' | 'wallet';
    readonly of: (row: Row) => { readonly code: string; readonly name: string } | null;
  };
  /** What its picture shows of a row, by what the switches say. */
  readonly pictured: (chosen: Chosen) => Pictured;
}

/** The definition of a ranking: all there is to say of it beside its title and its place in the menu. */
export interface RankingOf<Source extends RankingSource>
  extends RankingWords,
    RankingTable<RankingRows[Source]> {
  /** The call that answers with its rows. */
  readonly call: NamedRow<Source, ListEndpoint<RankingRows[Source]>>;
}

/** A ranking whatever its rows are; `withRows` gives them back to a reader that takes any. */
export interface Ranking extends RankingWords {
  readonly call: NamedRow<RankingSource>;
  readonly withRows: <Result>(read: RankingReader<Result>) => Result;
}

/** Reads a ranking of any rows. */
export type RankingReader<Result> = <Source extends RankingSource>(ranking: RankingOf<Source>) => Result;

/** A ranking among others of other rows. */
export function ranking<Source extends RankingSource>(definition: RankingOf<Source>): Ranking {
  const { summary, notes, call, params, switches } = definition;
  return { summary, notes, call, params, switches, withRows: (read) => read(definition) };
}

/** The columns of a ranking with what stands before them: the star, and each row's place in `rows`. */
export function rankingColumns<Row>(
  { columns, rowKey, starred }: RankingTable<Row>,
  rows: readonly Row[],
  chosen: Chosen,
  asOf: number,
): readonly Column<Row>[] {
  const places = new Map(rows.map((row, index) => [rowKey(row), index + 1]));
  const placeOf = (row: Row) => places.get(rowKey(row)) ?? null;
  return [...(starred ? [star<Row>()] : []), place(placeOf), ...columns(chosen, asOf)];
}

/** The option an address chose; the fallback when it names none, or one that does not exist. */
export function chosenOption(
  { options, fallback }: RankingSwitch,
  value: string | null | undefined,
): RankingOption {
  const named = (wanted: string | null | undefined) => options.find((option) => option.value === wanted);
  return named(value) ?? named(fallback) ?? options[0];
}

const NONE = { value: '', label: '' } as const;

/** What is chosen of a ranking's switches, by what its address says of each. */
export function choicesOf(
  switches: readonly RankingSwitch[],
  askedFor: (key: string) => string | null | undefined,
): Chosen {
  return (key) => {
    const found = switches.find((one) => one.key === key);
    return found ? chosenOption(found, askedFor(key)) : NONE;
  };
}

/** The parameters of a ranking's call, by what its address says of each switch. */
export function rankingArgs(
  { params, switches }: Pick<Ranking, 'params' | 'switches'>,
  askedFor: (key: string) => string | null | undefined = () => null,
): Readonly<Record<string, string | number>> {
  const chosen = switches.map((one) => [one.param, chosenOption(one, askedFor(one.key)).wire] as const);
  return { ...params, ...Object.fromEntries(chosen) };
}
