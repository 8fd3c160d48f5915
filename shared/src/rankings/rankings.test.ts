import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { routeNames } from '../manifest/pages.ts';
import { findDefinition } from '../pages/findDefinition.ts';
import { rankingMenu } from './menu.ts';
import { choicesOf, chosenOption, rankingArgs, rankingColumns } from './ranking.ts';
import { rankingNames, rankings } from './rankings.ts';

describe('the rankings', () => {
  it('are exactly the pages under /hot/, each once in the navigation', () => {
    const pages = routeNames.filter(
      (name) => /^hot[A-Z]/.test(name) && !/^hot(IeoNewCoinSub|Search)$/.test(name),
    );
    expect(rankingNames.toSorted()).toEqual(pages.toSorted());
    const menu = rankingMenu.flatMap((group) => group.rankings.map(([name]) => name));
    expect(menu.toSorted()).toEqual(pages.toSorted());
  });

  it('only use parameters of their endpoint, with any choice', () => {
    for (const name of rankingNames) {
      const ranking = rankings[name];
      const { params } = endpoints[ranking.call.name];
      for (const one of ranking.switches)
        for (const option of one.options) {
          const asked = rankingArgs(ranking, (key) => (key === one.key ? option.value : null));
          const read: object = v.parse(params, asked);
          expect(read).toMatchObject({ [one.param]: option.wire });
          expect(Object.keys(asked).filter((key) => !Object.hasOwn(read, key))).toEqual([]);
        }
    }
  });

  it('use defaults for a missing or invalid address parameter', () => {
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

describe('the columns of a ranking', () => {
  const choices = (name: (typeof rankingNames)[number]) => {
    const { switches } = rankings[name];
    const wholes = switches.flatMap((one) => one.options.map(({ value }) => ({ key: one.key, value })));
    return [{ key: '', value: '' }, ...wholes];
  };

  it.each(rankingNames)('of %s are unique with any choice, and begin with the row’s subject', (name) => {
    const { switches, withRows } = rankings[name];
    for (const { key, value } of choices(name)) {
      const chosen = choicesOf(switches, (one) => (one === key ? value : null));
      const columns = withRows((ranking) =>
        rankingColumns(ranking, [], chosen, 0).map(
          ({ id, label, pin = false, rowHeader = false, definition }) => ({
            id,
            label,
            pin,
            rowHeader,
            definition,
          }),
        ),
      );
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
      expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
      expect(columns.filter(({ rowHeader }) => rowHeader)).toHaveLength(1);
      expect(columns.findLastIndex(({ pin }) => pin)).toBe(columns.findIndex(({ rowHeader }) => rowHeader));
      for (const { definition } of columns)
        if (definition !== undefined) expect(findDefinition(definition, '24H'), definition).not.toBeNull();
    }
  });

  // A phone has room for two columns besides the name.
  it.each(rankingNames)('of %s show the ranked figure besides the name', (name) => {
    const { switches, withRows } = rankings[name];
    const chosen = choicesOf(switches, () => null);
    const beside = withRows((ranking) => {
      const { figure, change } = ranking.pictured(chosen);
      const shown = rankingColumns(ranking, [], chosen, 0).filter(
        ({ pin = false, optional = false, phone }) => !pin && !optional && phone !== 'hidden',
      );
      return shown.slice(0, 2).some(({ id }) => id === figure || id === change);
    });
    expect(beside).toBe(true);
  });
});
