import { chainsOf } from '../../catalogue/deployments.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { coinsNow } from '../indexes/coins.ts';

export const directoryHandlers = {
  /** Coins in rank order, unranked ones after them, then exchanges. */
  async coinDirectory(_params, { sources }) {
    const coins = (await coinsNow(sources)).map(({ facts, now }) => ({
      code: facts.code,
      nameEn: facts.nameEn,
      symbol: facts.symbol,
      type: 1 as const,
      logo: facts.logo,
      nameZh: facts.nameZh,
      pinyin: facts.pinyin,
      rank: now.rank ?? 0,
      alias: facts.alias,
    }));
    const venues = exchangeCatalogue.map((venue) => ({
      code: venue.code,
      nameEn: venue.nameEn,
      symbol: '',
      type: 2 as const,
      logo: venue.logo,
      nameZh: venue.nameZh,
      pinyin: venue.pinyin,
      rank: venue.rank ?? 0,
      alias: venue.alias,
    }));
    return ok([...coins, ...venues]);
  },

  async coinContracts(_params, { sources }) {
    const contracts = (await coinsNow(sources)).flatMap(({ facts }) =>
      chainsOf(facts)
        .filter(({ contract }) => contract !== '')
        .map(({ chain, contract }) => ({ code: facts.code, chain, address: contract })),
    );
    return ok(contracts);
  },
} satisfies Handlers<'coinDirectory' | 'coinContracts'>;
