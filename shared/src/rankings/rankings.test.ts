import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { routeNames } from '../routes/pages.ts';
import { rankingMenu } from './menu.ts';
import { chosenOption, rankingArgs } from './ranking.ts';
import { rankingNames, rankings } from './rankings.ts';

describe('the rankings', () => {
  it('are the pages under /hot/, each once in the navigation', () => {
    const pages = routeNames.filter(
      (name) => /^hot[A-Z]/.test(name) && !/^hot(IeoNewCoinSub|Search)$/.test(name),
    );
    expect(rankingNames.toSorted()).toEqual(pages.toSorted());
    const menu = rankingMenu.flatMap((group) => group.rankings.map(([name]) => name));
    expect(menu.toSorted()).toEqual(pages.toSorted());
  });

  it('ask only what their endpoint takes, whatever is chosen', () => {
    for (const name of rankingNames) {
      const ranking = rankings[name];
      const { params } = endpoints[ranking.source];
      for (const one of ranking.switches)
        for (const option of one.options) {
          const asked = rankingArgs(ranking, (key) => (key === one.key ? option.value : null));
          const read: object = v.parse(params, asked);
          expect(read).toMatchObject({ [one.param]: option.wire });
          expect(Object.keys(asked).filter((key) => !Object.hasOwn(read, key))).toEqual([]);
        }
    }
  });

  it('fall back on what is usual when an address says nothing, or nonsense', () => {
    const [period] = rankings.hotRise.switches;
    if (!period) throw new Error('no switch');
    expect(chosenOption(period, null).value).toBe('24h');
    expect(chosenOption(period, '3y').value).toBe('24h');
    expect(chosenOption(period, '7d').value).toBe('7d');
    for (const name of rankingNames)
      for (const { options, fallback } of rankings[name].switches)
        expect(options.map(({ value }) => value)).toContain(fallback);
  });
});
