import type { directoryEndpoints } from '@coinmirror/shared/contract/directory.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { chainsOf } from '../../catalogue/deployments.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { coinsNow } from '../indexes/coins.ts';

type ContractWire = WireOf<typeof directoryEndpoints.coinContracts>['data'][number];
type EntryWire = WireOf<typeof directoryEndpoints.coinDirectory>['data'][number];

export const directoryHandlers = {
  /** Coins in rank order, unranked ones after them, then exchanges. */
  async coinDirectory(_params, { sources }) {
    const coins = (await coinsNow(sources)).map(
      ({ facts, now }): EntryWire => [
        facts.code,
        facts.nameEn,
        facts.symbol,
        1,
        facts.logo,
        facts.nameZh,
        facts.pinyin,
        now.rank ?? 0,
        facts.alias,
      ],
    );
    const venues = exchangeCatalogue.map(
      (venue): EntryWire => [
        venue.code,
        venue.nameEn,
        '',
        2,
        venue.logo,
        venue.nameZh,
        venue.pinyin,
        venue.rank ?? 0,
        '',
      ],
    );
    return ok([...coins, ...venues]);
  },

  async coinContracts(_params, { sources }) {
    const contracts = (await coinsNow(sources)).flatMap(({ facts }) =>
      chainsOf(facts)
        .filter(({ contract }) => contract !== '')
        .map(({ chain, contract }): ContractWire => [facts.code, chain, contract]),
    );
    return ok(contracts);
  },
} satisfies Handlers<'coinDirectory' | 'coinContracts'>;
