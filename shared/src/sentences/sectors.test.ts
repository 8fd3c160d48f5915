import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import type { ConceptRow } from '../contract/concepts.ts';
import { contributorsOf } from './sectors.ts';

const withPart = (row: ConceptRow, part: number | null): ConceptRow => ({
  ...row,
  capChange24h: part,
  capPart24h: part,
});

it('names the sectors that moved the total market value most, either way, by the numbers of the list', async () => {
  const { rows } = await ask('conceptList', {});
  const some = rows.slice(0, 6).map((row, at) => withPart(row, [1, -2, null, 0.001, 3, -0.5][at] ?? null));
  const { raised, lowered } = contributorsOf(some, 4);
  expect(raised.map(({ id }) => id)).toEqual([some[4]?.id, some[0]?.id]);
  expect(lowered.map(({ id }) => id)).toEqual([some[1]?.id, some[5]?.id]);
  expect(contributorsOf(some, 2).raised).toHaveLength(1);
  const whole = contributorsOf(rows, 2 * rows.length);
  for (const { id, capPart24h } of [...whole.raised, ...whole.lowered])
    expect(rows.find((row) => row.id === id)?.capPart24h).toBe(capPart24h);
});

it('gives the room of a side without sectors to the other', async () => {
  const { rows } = await ask('conceptList', {});
  const fallen = rows.slice(0, 9).map((row, at) => withPart(row, -1 - at));
  expect(contributorsOf(fallen, 8)).toMatchObject({ raised: [], lowered: { length: 7 } });
  const mixed = fallen.map((row, at) => withPart(row, at < 2 ? 1 : -1));
  expect(contributorsOf(mixed, 8)).toMatchObject({ raised: { length: 2 }, lowered: { length: 6 } });
});

it('leaves out a sector whose part has the other sign than its own change', async () => {
  const { rows } = await ask('conceptList', {});
  const [one, other] = rows.map((row) => withPart(row, 1));
  const torn = [one, other && { ...other, capChange24h: -1 }].filter((row) => row !== undefined);
  expect(contributorsOf(torn, 8).raised).toMatchObject([{ id: one?.id }]);
});
