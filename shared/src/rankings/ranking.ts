import type { Column } from '../columns/column.ts';
import type { Pictured } from '../columns/picture.ts';
import { place, star } from '../columns/words.ts';
import type { NamedRow } from '../contract/namedRow.ts';
import type { Link } from '../routes/link.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { ListEndpoint, RankingRows, RankingSource } from './rows.ts';

/** One option of a switch: its value in the address, its label on the page and its value in the call. */
export interface RankingOption {
  readonly value: string;
  readonly label: string;
  readonly wire: string | number;
}

/** A choice above a ranking; the address keeps it under `key`. */
export interface RankingSwitch {
  readonly key: string;
  readonly label: string;
  /** The call parameter it sets. */
  readonly param: string;
  /** Default value. */
  readonly fallback: string;
  readonly options: readonly [RankingOption, ...RankingOption[]];
  /** Its options are in a dropdown, because few visitors use them. */
  readonly folded?: true;
}

/** Texts and call of a ranking. */
interface RankingWords {
  /** The sentence under the heading, also the description for search engines. */
  readonly summary: string;
  /** Notes under the table: formula, base, time. */
  readonly notes: readonly string[];
  /** Call parameters that no switch changes. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly switches: readonly RankingSwitch[];
}

/** The chosen option of a switch, or of the page's order; empty texts for an unknown switch. */
export type Chosen = (key: string) => { readonly value: string; readonly label: string };

/** Table of a ranking's rows. */
export interface RankingTable<Row> {
  /** Columns by the chosen switches; `asOf` is the time of the rows, epoch ms. */
  readonly columns: (chosen: Chosen, asOf: number) => readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly leadsTo: (row: Row) => Link | null;
  /** What today is like, from rows as they came, by the chosen switches; absent where a ranking has none. */
  readonly sentence?: (rows: readonly Row[], chosen: Chosen) => Sentence | null;
  /** What a row's star stars; absent if rows cannot be starred, null for a row that cannot. */
  readonly starred?: {
    readonly kind: 'coin' | 'exchange' | 'wallet';
    readonly of: (row: Row) => { readonly code: string; readonly name: string } | null;
  };
  /** Columns of the share image, by the chosen switches. */
  readonly pictured: (chosen: Chosen) => Pictured;
}

/** The definition of a ranking: everything except its title and its place in the menu. */
export interface RankingOf<Source extends RankingSource>
  extends RankingWords,
    RankingTable<RankingRows[Source]> {
  /** The call that answers with its rows. */
  readonly call: NamedRow<Source, ListEndpoint<RankingRows[Source]>>;
}

/** A ranking with its row type hidden; `withRows` gives them back to a generic reader. */
export interface Ranking extends RankingWords {
  readonly call: NamedRow<RankingSource>;
  readonly withRows: <Result>(read: RankingReader<Result>) => Result;
}

/** Reads a ranking with any row type. */
type RankingReader<Result> = <Source extends RankingSource>(ranking: RankingOf<Source>) => Result;

/** Hides the row type of a ranking, so that rankings fit in one table. */
export function ranking<Source extends RankingSource>(definition: RankingOf<Source>): Ranking {
  const { summary, notes, call, params, switches } = definition;
  return { summary, notes, call, params, switches, withRows: (read) => read(definition) };
}

/** The columns of a ranking, preceded by the star and by each row's position in `rows`. */
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

/** The option of an address; the default if missing or unknown. */
export function chosenOption(
  { options, fallback }: RankingSwitch,
  value: string | null | undefined,
): RankingOption {
  const named = (wanted: string | null | undefined) => options.find((option) => option.value === wanted);
  return named(value) ?? named(fallback) ?? options[0];
}

const NONE = { value: '', label: '' } as const;

/** The chosen options of a ranking's switches, from its address. */
export function choicesOf(
  switches: readonly RankingSwitch[],
  askedFor: (key: string) => string | null | undefined,
): Chosen {
  return (key) => {
    const found = switches.find((one) => one.key === key);
    return found ? chosenOption(found, askedFor(key)) : NONE;
  };
}

/** The call parameters of a ranking, from its address. */
export function rankingArgs(
  { params, switches }: Pick<Ranking, 'params' | 'switches'>,
  askedFor: (key: string) => string | null | undefined = () => null,
): Readonly<Record<string, string | number>> {
  const chosen = switches.map((one) => [one.param, chosenOption(one, askedFor(one.key)).wire] as const);
  return { ...params, ...Object.fromEntries(chosen) };
}
