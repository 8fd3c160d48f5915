import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { exchangeFuturesEndpoints } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { FuturesSort } from '@coinmirror/shared/contract/exchange/words.ts';
import { holdsWord } from '@coinmirror/shared/validation/coinWord.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import { nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { activityOf } from '../indexes/exchanges.ts';
import { placeOf } from '../rows/pairRows.ts';
import { ordered } from './ordered.ts';

type CoinContracts = GivenOf<typeof exchangeFuturesEndpoints.exchangeFutures>['data']['list'][number];
type Contract = CoinContracts['contracts'][number];

interface Listed {
  readonly contract: FuturesContract;
  readonly coin: Coin;
}

const VALUE_OF: Readonly<Record<FuturesSort, (listed: Listed) => number | string | null>> = {
  volume: ({ contract }) => contract.volume24h,
  pair: ({ contract }) => `${contract.base}/${contract.quote}`,
  price: ({ contract }) => contract.price,
  change: ({ contract }) => contract.change24h,
  basis: ({ contract }) => contract.basis,
  funding: ({ contract }) => contract.fundingRate,
  openInterest: ({ contract }) => contract.openInterest,
  expiry: ({ contract }) => contract.expiresAt,
};

export const exchangeFuturesHandlers = {
  async exchangeFutures({ exchangecode, type, keyword, sort_type, asc, page, pagesize }, { sources }) {
    const { activity, index } = await activityOf(sources, exchangecode);
    const wanted = activity.contracts.flatMap((contract): readonly Listed[] => {
      const coin = index.coins.get(contract.coinCode);
      const isKind = type === 'all' || (contract.contract === 'swap') === (type === 'swap');
      const names = coin ? [coin.facts.nameZh, coin.facts.nameEn, `${contract.base}/${contract.quote}`] : [];
      return coin && isKind && holdsWord(names, keyword) ? [{ contract, coin }] : [];
    });
    const rows = ordered(wanted, VALUE_OF[sort_type], asc);
    const answer = nestedList(rows, page, pagesize);
    const toContract = (listed: Listed) => contractOf(listed, activity.futuresVolume24h, index.time);
    return {
      ...answer,
      data: { ...answer.data, list: runsOf(answer.data.list).map((run) => coinOf(run, toContract)) },
    };
  },
} satisfies Handlers<'exchangeFutures'>;

/** Groups consecutive contracts of one coin, so that the order of the list is kept. */
function runsOf(rows: readonly Listed[]): readonly (readonly [Listed, ...Listed[]])[] {
  const runs: [Listed, ...Listed[]][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[0].coin === row.coin) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function coinOf(
  run: readonly [Listed, ...Listed[]],
  toContract: (listed: Listed) => Contract,
): CoinContracts {
  const [{ coin, contract }] = run;
  const { facts } = coin;
  return {
    coinCode: facts.code,
    symbol: facts.symbol,
    coinName: facts.nameZh || facts.nameEn,
    coinLogo: facts.logo,
    faceValue: contract.faceCoins === null ? '' : `${contract.faceCoins} ${contract.base}`,
    priceStep: contract.priceStep,
    maxLeverage: contract.maxLeverage,
    makerFee: contract.makerFee,
    takerFee: contract.takerFee,
    tradingHours: '7×24 小时',
    contracts: run.map(toContract),
  };
}

function contractOf({ contract, coin }: Listed, futuresVolume: number, time: number): Contract {
  return {
    ...contract,
    ...placeOf(coin, contract),
    share: futuresVolume > 0 ? (contract.volume24h / futuresVolume) * 100 : null,
    fundingHours: contract.contract === 'swap' ? contract.fundingHours : null,
    updatedAt: time,
  };
}
