import { boardArgs, chosenOption } from '@coinmirror/shared/boards/board.ts';
import { type BoardName, boards } from '@coinmirror/shared/boards/boards.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { pages } from '@coinmirror/shared/pages/pages.ts';
import { useMemo } from 'react';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** Rankings are read again each minute, and not while nobody looks. */
export const HOT_POLLING = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;

/** A ranking with its switches as the address has them. */
export interface ChosenBoard {
  readonly name: BoardName;
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  /** Parameters of its call. */
  readonly args: Readonly<Record<string, string | number>>;
  readonly switches: readonly ChosenSwitch[];
  /** The chosen value of a switch and its words; '' for a switch the ranking does not have. */
  readonly chosen: (key: string) => { readonly value: string; readonly label: string };
}

export interface ChosenSwitch {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly choose: (value: string) => void;
}

const NONE = { value: '', label: '' } as const;

/** Reads a ranking's switches from the address; choosing one writes it there, so that a link shows what one sees. */
export function useBoard(name: BoardName): ChosenBoard {
  const [params, write] = useUrlParams();
  return useMemo(() => {
    const board = boards[name];
    const askedFor = (key: string) => params.get(key);
    return {
      name,
      title: pages[name].title,
      summary: board.summary,
      notes: board.notes,
      args: boardArgs(board, askedFor),
      switches: board.switches.map((one) => ({
        key: one.key,
        label: one.label,
        value: chosenOption(one, askedFor(one.key)).value,
        options: one.options,
        choose: (value: string) => write({ [one.key]: value === one.fallback ? null : value }),
      })),
      chosen: (key: string) => {
        const found = board.switches.find((one) => one.key === key);
        return found ? chosenOption(found, askedFor(key)) : NONE;
      },
    };
  }, [name, params, write]);
}
