import { namesOfPorts, readProvenance, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { definitions } from '@coinmirror/shared/pages/definitions.ts';
import { known, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const from = (name: string) => ({ provenance: { kind: 'public', name } }) as const;

test('the price of gas is credited to the chain, its cost to the exchanges too', async () => {
  const { coins, candles, gas } = testContext.sources;
  const sources = {
    ...testContext.sources,
    coins: { ...coins, ...from('币安+欧易') },
    candles: { ...candles, ...from('币安+欧易') },
    gas: { ...known(gas), ...from('Ethereum') },
  };
  const { headers } = await answer('ethGas', {}, { token: '', sources });
  const provenance = readProvenance(headers?.[SOURCE_HEADER], { kind: 'public', name: '' });
  const namesOf = (ports: readonly string[] | undefined) => namesOfPorts(provenance, known(ports));
  expect(namesOf(definitions.gasPrice.ports)).toEqual(['Ethereum']);
  expect(namesOf(definitions.gasCost.ports)).toEqual(['币安', '欧易', 'Ethereum']);
});

test('definitions name ports that exist', () => {
  const named = Object.values(definitions).flatMap(({ ports = [] }) => ports);
  expect(named.filter((port) => !(port in testContext.sources))).toEqual([]);
});
