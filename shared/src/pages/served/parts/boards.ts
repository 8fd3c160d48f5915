import { boardArgs } from '../../../boards/board.ts';
import { type BoardName, boards } from '../../../boards/boards.ts';
import type { Asked, PageCall, PathParams, Served } from '../served.ts';

/** A ranking's call with its switches as the address has them. */
export function boardCalls(
  name: BoardName,
  own: (params: PathParams) => Readonly<Record<string, unknown>> = () => ({}),
): (params: PathParams, asked: Asked) => readonly PageCall[] {
  return (params, asked) => [
    { name: boards[name].source, params: { ...boardArgs(boards[name], asked), ...own(params) } },
  ];
}

/** What the server knows of a ranking's page. */
export function boardServed(name: BoardName): Served {
  return { description: boards[name].summary, isDataset: true, calls: boardCalls(name) };
}
