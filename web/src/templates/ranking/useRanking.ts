import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import {
  type Chosen,
  choicesOf,
  chosenOption,
  type Ranking,
  rankingArgs,
} from '@coinmirror/shared/rankings/ranking.ts';
import { useMemo } from 'react';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** A ranking's texts, and its filters as the address has them. */
export interface ChosenRanking {
  readonly name: RouteName;
  readonly title: string;
  /** Parameters of its call. */
  readonly args: Readonly<Record<string, string | number>>;
  readonly switches: readonly ChosenSwitch[];
  /** The chosen values; the same object as long as they are equal. */
  readonly chosen: Chosen;
}

export interface ChosenSwitch {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly folded: boolean;
  readonly choose: (value: string) => void;
}

/** Reads a ranking's filters from the address, and writes them there, so that a link shows the same. */
export function useRanking(
  name: RouteName,
  { params: fixed, switches }: Pick<Ranking, 'params' | 'switches'>,
): ChosenRanking {
  const [params, write] = useUrlParams();
  // Sort and column filters are in the address too: they must not create new columns, which re-render every row.
  const said = new URLSearchParams(switches.map(({ key }) => [key, params.get(key) ?? ''])).toString();
  const read = useMemo(() => {
    const asked = new URLSearchParams(said);
    const askedFor = (key: string) => asked.get(key);
    return {
      args: rankingArgs({ params: fixed, switches }, askedFor),
      chosen: choicesOf(switches, askedFor),
    };
  }, [said, fixed, switches]);
  return {
    name,
    title: pages[name].title,
    ...read,
    switches: switches.map((one) => ({
      key: one.key,
      label: one.label,
      value: chosenOption(one, params.get(one.key)).value,
      options: one.options,
      folded: one.folded === true,
      choose: (value: string) => write({ [one.key]: value === one.fallback ? null : value }),
    })),
  };
}
