import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { WRAPPED_NATIVES } from '../../../catalogue/contracts.ts';
import { NotConnectedError } from '../../../ports/requirePort.ts';
import { createStubWorld } from '../../testing/stubWorld.ts';
import { dexPoolPolls, dexPoolsPort } from './dexPoolsPort.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const PEPE = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
const WETH = WRAPPED_NATIVES['Ethereum']?.contract ?? '';
const iso = (time: number) => new Date(time).toISOString();

interface Told {
  readonly address: string;
  readonly network?: string;
  /** Address and symbol of the base. */
  readonly token?: string;
  readonly symbol?: string;
  readonly createdAt?: number;
  readonly own?: Readonly<Record<string, unknown>>;
}

/** An answer that tells some pools against wrapped ether. */
function answer(told: readonly Told[]) {
  const rows = told.map(({ network = 'eth', token = PEPE, symbol = 'PEPE', ...rest }) => ({
    network,
    token: token.toLowerCase(),
    symbol,
    ...rest,
  }));
  return {
    data: rows.map(({ address, network, token, createdAt = NOW - 5 * DAY, own }) => ({
      id: `${network}_${address}`,
      type: 'pool',
      attributes: {
        address,
        base_token_price_usd: '0.00001',
        fdv_usd: '4200000000',
        pool_created_at: iso(createdAt),
        reserve_in_usd: '1000000',
        price_change_percentage: { m5: '0.1', h1: '1', h24: '10' },
        transactions: { h24: { buys: 100, sells: 90, buyers: 60, sellers: 50 } },
        volume_usd: { h24: '2000000' },
        ...own,
      },
      relationships: {
        base_token: { data: { id: `${network}_${token}`, type: 'token' } },
        quote_token: { data: { id: `${network}_weth`, type: 'token' } },
        dex: { data: { id: 'uniswap_v2', type: 'dex' } },
      },
    })),
    included: [
      ...rows.map(({ network, token, symbol }) => ({
        id: `${network}_${token}`,
        type: 'token',
        attributes: { address: token, name: symbol, symbol },
      })),
      ...[...new Set(rows.map(({ network }) => network))].map((network) => ({
        id: `${network}_weth`,
        type: 'token',
        attributes: { address: WETH, name: 'Wrapped Ether', symbol: 'WETH' },
      })),
      { id: 'uniswap_v2', type: 'dex', attributes: { name: 'Uniswap V2' } },
    ],
  };
}

const ALL = 'GECKOTERMINAL /api/v2/networks/trending_pools';
const NEW = 'GECKOTERMINAL /api/v2/networks/new_pools';
const portOf = (answers: Readonly<Record<string, unknown>>) =>
  dexPoolsPort(createStubWorld({ now: NOW, answers }));
const pageOne = (told: readonly Told[]) => (path: string) => answer(path.endsWith('page=1') ? told : []);

describe('pools', () => {
  test('lead to a coin by its contract on that chain alone, never by what they call themselves', async () => {
    const port = portOf({
      [ALL]: pageOne([
        { address: '0x01' },
        { address: '0x02', token: '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead' },
        // The same address on another chain is another contract.
        { address: '0x03', network: 'base' },
        { address: '0x04', network: 'nobodys-chain' },
      ]),
    });
    const pools = await port.pools('trending', null);
    expect(pools.map(({ base }) => [base.symbol, base.coinCode])).toEqual([
      ['PEPE', 'pepe'],
      ['PEPE', null],
      ['PEPE', null],
      ['PEPE', null],
    ]);
    expect(pools.map(({ quote }) => quote.coinCode)).toEqual(['ethereum', 'ethereum', null, null]);
    expect(pools.map(({ chain, chainName }) => [chain, chainName]).slice(2)).toEqual([
      ['base', 'Base'],
      ['nobodys-chain', 'nobodys-chain'],
    ]);
  });

  test('that were created in the future, or trade what nobody could, are not believed', async () => {
    const port = portOf({
      [ALL]: pageOne([
        { address: '0x01', createdAt: NOW + DAY },
        // Clocks differ.
        { address: '0x02', createdAt: NOW + MINUTE },
        { address: '0x03', own: { reserve_in_usd: '12000', volume_usd: { h24: '48000000000' } } },
        { address: '0x04', own: { reserve_in_usd: '-5' } },
        { address: '0x05', own: { fdv_usd: '1e30' } },
      ]),
    });
    const pools = await port.pools('trending', null);
    expect(pools.map(({ id, liquidity, volume24h, fdv }) => [id, liquidity, volume24h, fdv])).toEqual([
      ['eth_0x02', 1e6, 2e6, 4.2e9],
      ['eth_0x03', 12_000, null, 4.2e9],
      ['eth_0x04', null, 2e6, 4.2e9],
      ['eth_0x05', 1e6, 2e6, null],
    ]);
  });

  test('on two pages are listed once, new ones the youngest first', async () => {
    const told = [
      { address: '0x01', createdAt: NOW - 2 * MINUTE },
      { address: '0x02', createdAt: NOW - MINUTE },
    ];
    const port = portOf({ [NEW]: answer(told) });
    expect((await port.pools('new', null)).map(({ id }) => id)).toEqual(['eth_0x02', 'eth_0x01']);
  });

  test('of one chain are its own list, and until that is told those of the list of all', async () => {
    const all = { [ALL]: pageOne([{ address: '0x01' }, { address: '0x02', network: 'base' }]) };
    const own = {
      'GECKOTERMINAL /api/v2/networks/base/trending_pools': answer([{ address: '0x03', network: 'base' }]),
    };
    const idsOf = async (answers: Readonly<Record<string, unknown>>) =>
      (await portOf(answers).pools('trending', 'base')).map(({ id }) => id);
    expect(await idsOf(all)).toEqual(['base_0x02']);
    expect(await idsOf({ ...all, ...own })).toEqual(['base_0x03']);
  });

  test('that nobody has told are not connected', async () => {
    await expect(portOf({}).pools('new', null)).rejects.toThrow(NotConnectedError);
  });

  test('are read by four calls in three minutes', async () => {
    const world = createStubWorld({ now: NOW });
    for (const poll of dexPoolPolls) await poll.run(world);
    expect(world.asked).toHaveLength(4);
    expect(new Set(world.asked).size).toBe(4);
  });
});
