import type { coinHolderEndpoints } from '@coinmirror/shared/contract/coin/holders.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { addressUrl, chainsOf, contractUrl } from '../../catalogue/deployments.ts';
import type { HeldChain, Holding } from '../../ports/holders.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { changesSince, type HoldingChange } from '../holders/changes.ts';
import { labelOfHolding, ownerOf } from '../holders/labels.ts';
import type { Coin } from '../indexes/coins.ts';
import { requireCoin } from '../indexes/requireCoin.ts';

type Wire = NonNullable<WireOf<typeof coinHolderEndpoints.coinHolders>['data']>;
type HolderWire = Wire['toplist'][number];

const TREND_DAYS = 180;
const FLOWS = 10;
/** More than the hundred shown, so that kinds can be filtered out. */
const TOLD_HOLDERS = 160;

export const coinHolderHandlers = {
  async coinHolders({ code, maincoin }, { sources }) {
    const coin = await requireCoin(sources, code);
    if (maincoin !== '' && !chainsOf(coin.facts).some(({ chain }) => chain === maincoin))
      throw new UpstreamError(404, '这个币种不在这条链上');
    const { circulatingSupply } = coin.now;
    return ok<Wire | null>(
      circulatingSupply === null
        ? null
        : await holdersWire(coin, maincoin === '' ? null : maincoin, circulatingSupply, sources),
    );
  },
} satisfies Handlers<'coinHolders'>;

async function holdersWire(
  { facts }: Coin,
  chain: string | null,
  circulatingSupply: number,
  sources: Sources,
): Promise<Wire> {
  const { code, launchedAt } = facts;
  const port = requirePort(sources, 'holders');
  const day = beijingMidnight(sources.clock.now());
  const times = trendDays(launchedAt, day);
  const [all, chosen, largest] = await Promise.all([
    port.chains({ code, times: [day], chain: null }),
    port.chains({ code, times, chain }),
    port.largest({ codes: [code], times: [day - DAY, day], count: TOLD_HOLDERS, chain }),
  ]);
  const supply = circulatingSupply * chosen.reduce((sum, { share }) => sum + share, 0);
  const told = toldHolders(largest.get(code) ?? [], supply, day);
  const days = times.map((time, at) => trendDay(chosen, at, supply, time));
  const addresses = days.at(-1)?.addrcount ?? 0;
  return {
    top: {
      updatedate: day,
      addrcount: addresses,
      top10rate: rateOf(told, 10),
      top20rate: rateOf(told, 20),
      top50rate: rateOf(told, 50),
      top100rate: rateOf(told, 100),
    },
    maincoins: all.map((one) => chainWire(facts, one, circulatingSupply)),
    toplist: told,
    flows: told.toSorted((a, b) => Number(b.change_abs) - Number(a.change_abs)).slice(0, FLOWS),
    holdcoin: { summary: summaryOf(days, addresses), list: days },
  };
}

/** Midnights of the days shown, oldest first: since the coin's start until today's. */
function trendDays(launchedAt: number, today: number): readonly number[] {
  const first = Math.max(today - (TREND_DAYS - 1) * DAY, beijingMidnight(launchedAt));
  const count = Math.floor((today - first) / DAY) + 1;
  return Array.from({ length: count }, (_, at) => first + at * DAY);
}

function toldHolders(
  [before = [], now = []]: readonly (readonly Holding[])[],
  supply: number,
  day: number,
): HolderWire[] {
  return changesSince(before, now)
    .map((one) => holderWire(one, supply, day))
    .sort((a, b) => Number(b.quantity) - Number(a.quantity))
    .slice(0, TOLD_HOLDERS);
}

function holderWire({ holding, before }: HoldingChange, supply: number, day: number): HolderWire {
  const { quantity, kind, chain, address } = holding;
  const exchange = ownerOf(holding);
  const change = quantity - before;
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
    addressflag: labelOfHolding(holding),
  };
}

/** Share of the first `count`, %. */
function rateOf(holders: readonly HolderWire[], count: number): number {
  return holders.slice(0, count).reduce((sum, holder) => sum + Number(holder.percentage), 0);
}

function chainWire(
  facts: CatalogueCoin,
  { chain, share, days: [today] }: HeldChain,
  circulatingSupply: number,
): Wire['maincoins'][number] {
  const contract = chainsOf(facts).find((one) => one.chain === chain)?.contract ?? '';
  const supply = circulatingSupply * share;
  return {
    maincoin: chain,
    contractaddress: contract,
    description: contract === '' ? '主链' : '合约',
    urlprefix: contractUrl(chain, contract),
    supply,
    percentage: share * 100,
    addrcount: today?.addresses ?? 0,
    top10rate: (sumOf(today?.largest ?? []) / supply) * 100,
  };
}

function trendDay(chains: readonly HeldChain[], at: number, supply: number, time: number) {
  const ten = chains
    .flatMap(({ days }) => days[at]?.largest ?? [])
    .sort((a, b) => b - a)
    .slice(0, 10);
  return {
    updatedate: time,
    addrcount: sumOf(chains.map(({ days }) => days[at]?.addresses ?? 0)),
    top10rate: (sumOf(ten) / supply) * 100,
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function summaryOf(days: readonly ReturnType<typeof trendDay>[], addresses: number) {
  const first = days[0]?.addrcount ?? addresses;
  return {
    rise: addresses - first,
    riserate: first > 0 ? (addresses / first - 1) * 100 : 0,
    addrcount: addresses,
  };
}
