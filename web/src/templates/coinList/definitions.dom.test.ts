import { findDefinition } from '@coinmirror/shared/pages/findDefinition.ts';
import { describe, expect, test } from 'vitest';
import { coinColumns } from '#features/coins/coinColumns.tsx';
import { COIN_SLOTS } from './coinSlots.tsx';

const sources = import.meta.glob<string>('../../{features,templates,pages}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Ids written in the code, and those that columns derive from their own id. */
const named = Object.values(sources).flatMap((source) =>
  [
    ...source.matchAll(
      /(?:definition(?:: |=|\?\.\()|<DefinedTerm id=|(?:amount|ratio)Column\((?:'[^']*', ){2})['"](\w+)['"]/g,
    ),
  ].map(([, id]) => id ?? ''),
);
const ofColumns = coinColumns(COIN_SLOTS, '24H').flatMap(({ definition }) => definition ?? []);

describe('definitions', () => {
  test('every definition that a column or a fact refers to is in the registry, under each change base', () => {
    const ids = [...new Set([...named, ...ofColumns])];
    expect(ids.length).toBeGreaterThan(15);
    for (const base of ['24H', 'UTC8', 'UTC0'] as const)
      expect(ids.filter((id) => findDefinition(id, base) === null)).toEqual([]);
  });

  test('the change is explained by the base it is shown on', () => {
    expect(findDefinition('change', 'UTC8')?.formula).toContain('北京时间');
    expect(findDefinition('nothing of ours', '24H')).toBeNull();
  });
});
