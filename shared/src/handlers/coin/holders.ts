import { addressUrl, contractUrl } from '../../catalogue/deployments.ts';
import type { coinHolderEndpoints } from '../../contract/coin/holders.ts';
import type { WireOf } from '../../contract/endpoint.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';
import { divide } from '../../market/divide.ts';
import {
  addressOf,
  type ChainPart,
  chainsOf,
  type Holding,
  holdingsOn,
  TOLD_HOLDERS,
} from '../../market/holderBook.ts';
import { labelOfHolding } from '../../market/holderLabel.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import { holderCount } from '../footprint.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import type { Coin } from './book.ts';
import { requireCoin } from './requireCoin.ts';

type Wire = NonNullable<WireOf<typeof coinHolderEndpoints.coinHolders>['data']>;
type HolderWire = Wire['toplist'][number];

const TREND_DAYS = 180;
const FLOWS = 10;
/** The ten largest of a chain are surely among this many by weight. */
const ENOUGH_FOR_TEN = 40;

export const coinHolderHandlers = {
  async coinHolders({ code, maincoin }, { sources }) {
    const coin = await requireCoin(sources, code);
    const all = chainsOf(coin.facts);
    const chains = maincoin === '' ? all : all.filter(({ chain }) => chain === maincoin);
    if (chains.length === 0) throw new UpstreamError(404, '这个币种不在这条链上');
    const supply = coin.now.circulatingSupply;
    return ok<Wire | null>(supply === null ? null : holdersWire(coin, chains, supply, sources.clock.now()));
  },
} satisfies Handlers<'coinHolders'>;

function holdersWire(coin: Coin, chains: readonly ChainPart[], circulating: number, time: number): Wire {
  const day = beijingMidnight(time);
  const supply = circulating * chains.reduce((sum, { part }) => sum + part, 0);
  const told = toldHolders(coin, chains, circulating, day, supply);
  const counts = chainCounts(coin, day);
  const addresses = chains.reduce((sum, { chain }) => sum + (counts.get(chain) ?? 0), 0);
  const days = trend(coin, chains, circulating, day);
  return {
    top: {
      updatedate: day,
      addrcount: addresses,
      top10rate: rateOf(told, 10),
      top20rate: rateOf(told, 20),
      top50rate: rateOf(told, 50),
      top100rate: rateOf(told, 100),
    },
    maincoins: chainsOf(coin.facts).map((part) => chainWire(coin, part, circulating, day, counts)),
    toplist: told,
    flows: told.toSorted((a, b) => Number(b.change_abs) - Number(a.change_abs)).slice(0, FLOWS),
    holdcoin: { summary: summaryOf(days, addresses), list: days },
  };
}

function toldHolders(
  coin: Coin,
  chains: readonly ChainPart[],
  circulating: number,
  day: number,
  supply: number,
): HolderWire[] {
  return chains
    .flatMap((part) => {
      const before = new Map(
        holdingsOn(coin.facts, part, circulating * part.part, day - DAY).map((one) => [
          one.key,
          one.quantity,
        ]),
      );
      return holdingsOn(coin.facts, part, circulating * part.part, day).map((one) =>
        holderWire(coin, one, { change: one.quantity - (before.get(one.key) ?? one.quantity), supply, day }),
      );
    })
    .sort((a, b) => Number(b.quantity) - Number(a.quantity))
    .slice(0, TOLD_HOLDERS);
}

interface Counted {
  /** Coins more than the day before. */
  readonly change: number;
  /** What circulates. */
  readonly supply: number;
  readonly day: number;
}

function holderWire({ facts }: Coin, holding: Holding, { change, supply, day }: Counted): HolderWire {
  const { quantity, kind, exchange, chain } = holding;
  const address = addressOf(holding);
  return {
    address,
    quantity,
    percentage: (quantity / supply) * 100,
    platform: exchange?.code ?? '',
    platform_name: exchange ? shortExchangeName(exchange.nameZh || exchange.nameEn) : '',
    logo: exchange?.logo ?? '',
    change,
    change_abs: Math.abs(change),
    maincoin: chain,
    blockurl: addressUrl(chain, address),
    updatetime: day,
    hidden: 0,
    destroy: kind === 'burn' ? 1 : 0,
    iscontract: kind === 'contract' ? 1 : 0,
    addressflag: labelOfHolding(facts, holding),
  };
}

/** Share of the first `count`, %. */
function rateOf(holders: readonly HolderWire[], count: number): number {
  return holders.slice(0, count).reduce((sum, holder) => sum + Number(holder.percentage), 0);
}

function chainWire(
  { facts }: Coin,
  part: ChainPart,
  circulating: number,
  day: number,
  counts: ReadonlyMap<string, number>,
): Wire['maincoins'][number] {
  const supply = circulating * part.part;
  const ten = holdingsOn(facts, part, supply, day, ENOUGH_FOR_TEN).slice(0, 10);
  return {
    maincoin: part.chain,
    contractaddress: part.contract,
    description: part.contract === '' ? '主链' : '合约',
    urlprefix: contractUrl(part.chain, part.contract),
    supply,
    percentage: part.part * 100,
    addrcount: counts.get(part.chain) ?? 0,
    top10rate: (ten.reduce((sum, { quantity }) => sum + quantity, 0) / supply) * 100,
  };
}

/** Addresses on each chain; they add up to the coin's. */
function chainCounts(coin: Coin, time: number): ReadonlyMap<string, number> {
  const chains = chainsOf(coin.facts);
  // Small sums live on cheap chains: addresses spread wider than coins.
  const weights = Float64Array.from(chains, ({ part }) => Math.sqrt(part));
  const parts = divide(holderCount(coin, time) ?? 0, weights);
  return new Map(chains.map(({ chain }, at) => [chain, parts[at] ?? 0]));
}

function trend(coin: Coin, chains: readonly ChainPart[], circulating: number, today: number) {
  const supply = circulating * chains.reduce((sum, { part }) => sum + part, 0);
  const first = Math.max(today - (TREND_DAYS - 1) * DAY, beijingMidnight(coin.facts.launchedAt));
  const count = Math.floor((today - first) / DAY) + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = first + at * DAY;
    const counts = chainCounts(coin, day);
    const ten = chains
      .flatMap((part) => holdingsOn(coin.facts, part, circulating * part.part, day, ENOUGH_FOR_TEN))
      .sort((a, b) => b.quantity - a.quantity)
      .slice(0, 10);
    return {
      updatedate: day,
      addrcount: chains.reduce((sum, { chain }) => sum + (counts.get(chain) ?? 0), 0),
      top10rate: (ten.reduce((sum, { quantity }) => sum + quantity, 0) / supply) * 100,
    };
  });
}

function summaryOf(days: ReturnType<typeof trend>, addresses: number) {
  const first = days[0]?.addrcount ?? addresses;
  return {
    rise: addresses - first,
    riserate: first > 0 ? (addresses / first - 1) * 100 : 0,
    addrcount: addresses,
  };
}
