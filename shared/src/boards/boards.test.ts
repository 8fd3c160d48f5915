import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { routeNames } from '../pages/pages.ts';
import { boardArgs, chosenOption } from './board.ts';
import { boardGroups, boardNames, boards } from './boards.ts';

describe('the rankings', () => {
  it('are the pages under /hot/, each once in the navigation', () => {
    const pages = routeNames.filter(
      (name) => /^hot[A-Z]/.test(name) && !/^hot(IeoNewCoinSub|Search)$/.test(name),
    );
    expect(boardNames.toSorted()).toEqual(pages.toSorted());
    expect(boardGroups.flatMap(({ boards: names }) => names).toSorted()).toEqual(pages.toSorted());
  });

  it('ask only what their endpoint takes, whatever is chosen', () => {
    for (const name of boardNames) {
      const board = boards[name];
      const { params } = endpoints[board.source];
      for (const one of board.switches)
        for (const option of one.options) {
          const asked = boardArgs(board, (key) => (key === one.key ? option.value : null));
          const read: object = v.parse(params, asked);
          expect(read).toMatchObject({ [one.param]: option.wire });
          expect(Object.keys(asked).filter((key) => !Object.hasOwn(read, key))).toEqual([]);
        }
    }
  });

  it('fall back on what is usual when an address says nothing, or nonsense', () => {
    const [period] = boards.hotRise.switches;
    if (!period) throw new Error('no switch');
    expect(chosenOption(period, null).value).toBe('24h');
    expect(chosenOption(period, '3y').value).toBe('24h');
    expect(chosenOption(period, '7d').value).toBe('7d');
    for (const name of boardNames)
      for (const { options, fallback } of boards[name].switches)
        expect(options.map(({ value }) => value)).toContain(fallback);
  });
});
