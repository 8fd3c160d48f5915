import { DAY } from '@coinmirror/shared/time/units.ts';
import { expect, it } from 'vitest';
import { walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import { releaseOn } from './versions.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1) - 8 * 3_600_000;
const days = Array.from({ length: 200 }, (_, at) => FIRST_DAY + at * DAY);

it.each(walletCatalogue.map(({ code }) => code))('versions of %s bring each its own changes', (code) => {
  const releases = days.flatMap((day) => releaseOn(code, day) ?? []);
  expect(releases.length).toBeGreaterThan(8);
  expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
  expect(new Set(releases.map(({ changes }) => changes.join())).size).toBe(releases.length);
  for (const [at, { changes }] of releases.entries())
    expect(releases[at + 1]?.changes.some((change) => changes.includes(change)) ?? false).toBe(false);
});
