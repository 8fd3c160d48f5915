import { formatDate } from '@coinmirror/shared/format/time.ts';
import { PAST_HALVINGS } from '@coinmirror/shared/indicators/halving.ts';
import { describe, expect, it } from 'vitest';
import { coinCatalogue } from '../../coinCatalogue.ts';
import { BIG_EVENTS } from './bigEvents.ts';

const days = (code: string, title: RegExp) =>
  (BIG_EVENTS[code] ?? []).filter(([, , , what]) => title.test(what)).map(([day]) => day);

describe('the dates of events', () => {
  it('are the commonly known calendar dates, not the Beijing ones', () => {
    expect(days('bitcoin', /白皮书/)).toEqual(['2008-10-31']);
    expect(days('ethereum', /上海升级/)).toEqual(['2023-04-12']);
  });

  it('equal the halvings of the countdowns', () => {
    const halvings = PAST_HALVINGS.map(({ time }) => formatDate(time, 'UTC'));
    expect(days('bitcoin', /减半/)).toEqual(halvings);
  });

  it('have the same date for the first block in the record and in the coin’s facts', () => {
    const bitcoin = coinCatalogue.find(({ code }) => code === 'bitcoin');
    expect(days('bitcoin', /创世区块/)).toEqual([formatDate(bitcoin?.mining?.genesisAt)]);
  });

  it('are valid days in ascending order', () => {
    for (const [code, events] of Object.entries(BIG_EVENTS)) {
      const own = events.map(([day]) => day);
      expect(own, code).toEqual(own.toSorted());
      for (const day of own) expect(new Date(`${day}T00:00:00Z`).toISOString(), code).toMatch(day);
    }
  });
});
