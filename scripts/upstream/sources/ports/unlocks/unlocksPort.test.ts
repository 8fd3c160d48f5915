import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { realCoins } from '../../../catalogue/coinCatalogue.ts';
import { NotConnectedError } from '../../../ports/requirePort.ts';
import { readSourcesConfig } from '../../config/sourcesConfig.ts';
import { createStubWorld } from '../../testing/stubWorld.ts';
import { refusedOutliers } from '../../trackRecord/judgeQuotes.ts';
import { outlierName } from '../../trackRecord/outlierName.ts';
import { unlocksPort } from './unlocksPort.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const on = readSourcesConfig({ SOURCES_LLAMA_UNLOCKS: 'on' }).sources;
const off = readSourcesConfig({}).sources;

const seconds = (time: number) => Math.round(time / 1000);
const given = (amount: number, category = 'insiders', at = NOW + DAY) => ({
  timestamp: seconds(at),
  cliffAllocations: [{ recipient: category, category, amount }],
});
const row = (own: object) => ({
  name: 'x',
  gecko_id: null,
  maxSupply: 1e9,
  unlockEvents: [given(1e6)],
  ...own,
});

function portOf(data: readonly object[], own: Parameters<typeof unlocksPort>[2] = null) {
  const world = createStubWorld({ now: NOW, answers: { 'LLAMA_UNLOCKS /emissionsIndex': { data } } });
  return { world, port: unlocksPort(world, on, own) };
}

const mine = {
  source: '自备日程',
  schedules: [{ code: 'sui', total: null, granted: [], cliffs: [], streams: [] }],
};

describe('unlocks', () => {
  test('have no port while nobody is asked for them, and are not asked for', () => {
    expect(unlocksPort(createStubWorld({ now: NOW }), off, null)).toBeNull();
  });

  test('are of our coins by CoinGecko’s id or contract, never by a symbol', async () => {
    const pyth = realCoins.find(
      ({ contractAddress, chain }) => contractAddress !== '' && chain === 'Ethereum',
    );
    const { port } = portOf([
      row({ gecko_id: 'sui' }),
      row({ name: 'APT', gecko_id: 'another-aptos' }),
      row({ token: `ethereum:${pyth?.contractAddress.toUpperCase()}` }),
      row({ token: `base:${pyth?.contractAddress}` }),
      row({ token: 'coingecko:celestia' }),
    ]);
    expect((await port?.all())?.map(({ code }) => code)).toEqual(['sui', pyth?.code, 'celestia']);
  });

  test('of one instant are one, with parts for whom that add up', async () => {
    const { port } = portOf([
      row({
        gecko_id: 'sui',
        unlockEvents: [given(3e6), given(1e6, 'privateSale'), given(2, 'odd', NOW + 3 * DAY)],
      }),
    ]);
    expect(await port?.between('sui', NOW, NOW + 2 * DAY)).toEqual([
      {
        time: NOW + DAY,
        amount: 4e6,
        parts: [
          { category: 'investors', amount: 1e6 },
          { category: 'team', amount: 3e6 },
        ],
      },
    ]);
    expect((await port?.schedule('sui'))?.cliffs[1]?.parts).toEqual([{ category: 'other', amount: 2 }]);
    expect(await port?.schedule('aptos')).toBeNull();
  });

  test('of more coins than there are are not believed, and stand among the refusals', async () => {
    const { port, world } = portOf([
      row({ gecko_id: 'sui', unlockEvents: [given(2e9)] }),
      row({ gecko_id: 'aptos' }),
    ]);
    expect((await port?.all())?.map(({ code }) => code)).toEqual(['aptos']);
    expect(refusedOutliers(world.store.odd.all(), outlierName)).toEqual([
      { venue: 'LLAMA_UNLOCKS', subject: 'SUI 解锁计划', reason: 'odd', deviation: 100 },
    ]);
  });

  test('of the operator’s file take the place of others, and are named', async () => {
    const { port } = portOf([row({ gecko_id: 'sui' }), row({ gecko_id: 'aptos' })], mine);
    expect(port?.provenance.name).toBe('自备日程+DefiLlama');
    expect((await port?.schedule('sui'))?.cliffs).toEqual([]);
    expect((await port?.schedule('aptos'))?.cliffs).toHaveLength(1);
  });

  test('that have never been answered are not connected; a file of one’s own stands alone', async () => {
    const world = createStubWorld({ now: NOW });
    await expect(unlocksPort(world, on, null)?.all()).rejects.toThrow(NotConnectedError);
    expect((await unlocksPort(world, on, mine)?.all())?.length).toBe(1);
    expect(unlocksPort(world, off, mine)?.provenance.name).toBe('自备日程');
  });
});
