import type { coinHolderEndpoints } from '@coinmirror/shared/contract/coin/holders.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
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

type Holders = NonNullable<GivenOf<typeof coinHolderEndpoints.coinHolders>['data']>;
type Holder = Holders['holders'][number];

const TREND_DAYS = 180;
const FLOWS = 10;
/** More than the hundred shown, so that kinds can be filtered out. */
const LARGEST_HOLDERS = 160;

export const coinHolderHandlers = {
  async coinHolders({ code, maincoin }, { sources }) {
    const coin = await requireCoin(sources, code);
    if (maincoin !== '' && !chainsOf(coin.facts).some(({ chain }) => chain === maincoin))
      throw new UpstreamError(404, '这个币种不在这条链上');
    const { circulatingSupply } = coin.now;
    return ok(
      circulatingSupply === null
        ? null
        : await holdersOf(coin, maincoin === '' ? null : maincoin, circulatingSupply, sources),
    );
  },
} satisfies Handlers<'coinHolders'>;

async function holdersOf(
  { facts }: Coin,
  chain: string | null,
  circulatingSupply: number,
  sources: Sources,
): Promise<Holders> {
  const { code, launchedAt } = facts;
  const port = requirePort(sources, 'holders');
  const day = beijingMidnight(sources.clock.now());
  const times = trendDays(launchedAt, day);
  const [all, chosen, largest] = await Promise.all([
    port.chains({ code, times: [day], chain: null }),
    port.chains({ code, times, chain }),
    port.largest({ codes: [code], times: [day - DAY, day], count: LARGEST_HOLDERS, chain }),
  ]);
  const supply = circulatingSupply * chosen.reduce((sum, { share }) => sum + share, 0);
  const reported = reportedHolders(largest.get(code) ?? [], supply, day);
  const days = times.map((time, at) => trendDay(chosen, at, supply, time));
  const addresses = days.at(-1)?.addressCount ?? 0;
  return {
    top: {
      updatedAt: day,
      addressCount: addresses,
      top10: rateOf(reported, 10),
      top20: rateOf(reported, 20),
      top50: rateOf(reported, 50),
      top100: rateOf(reported, 100),
    },
    chains: all.map((one) => chainOf(facts, one, circulatingSupply)),
    holders: reported,
    flows: reported.toSorted((a, b) => (b.absoluteChange ?? 0) - (a.absoluteChange ?? 0)).slice(0, FLOWS),
    trend: { summary: summaryOf(days, addresses), days },
  };
}

/** Midnights of the days shown, oldest first: since the coin's start until today's. */
function trendDays(launchedAt: number, today: number): readonly number[] {
  const first = Math.max(today - (TREND_DAYS - 1) * DAY, beijingMidnight(launchedAt));
  const count = Math.floor((today - first) / DAY) + 1;
  return Array.from({ length: count }, (_, at) => first + at * DAY);
}

function reportedHolders(
  [before = [], now = []]: readonly (readonly Holding[])[],
  supply: number,
  day: number,
): Holder[] {
  return changesSince(before, now)
    .map((one) => holderOf(one, supply, day))
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, LARGEST_HOLDERS);
}

function holderOf({ holding, before }: HoldingChange, supply: number, day: number): Holder {
  const { quantity, kind, chain, address } = holding;
  const exchange = ownerOf(holding);
  const change = quantity - before;
  return {
    address,
    quantity,
    share: (quantity / supply) * 100,
    platform: exchange?.code ?? '',
    owner: exchange ? shortExchangeName(exchange.nameZh || exchange.nameEn) : '',
    ownerLogo: exchange?.logo ?? '',
    change24h: change,
    absoluteChange: Math.abs(change),
    chain,
    explorerUrl: addressUrl(chain, address),
    updatedAt: day,
    isHidden: false,
    isBurnt: kind === 'burn',
    isContract: kind === 'contract',
    label: labelOfHolding(holding),
  };
}

/** Share of the first `count`, %. */
function rateOf(holders: readonly Holder[], count: number): number {
  return holders.slice(0, count).reduce((sum, holder) => sum + holder.share, 0);
}

function chainOf(
  facts: CatalogueCoin,
  { chain, share, days: [today] }: HeldChain,
  circulatingSupply: number,
): Holders['chains'][number] {
  const contract = chainsOf(facts).find((one) => one.chain === chain)?.contract ?? '';
  const supply = circulatingSupply * share;
  return {
    name: chain,
    contractAddress: contract,
    description: contract === '' ? '主链' : '合约',
    contractUrl: contractUrl(chain, contract),
    supply,
    share: share * 100,
    addressCount: today?.addresses ?? 0,
    top10: (sumOf(today?.largest ?? []) / supply) * 100,
  };
}

function trendDay(chains: readonly HeldChain[], at: number, supply: number, time: number) {
  const ten = chains
    .flatMap(({ days }) => days[at]?.largest ?? [])
    .sort((a, b) => b - a)
    .slice(0, 10);
  return {
    time,
    addressCount: sumOf(chains.map(({ days }) => days[at]?.addresses ?? 0)),
    top10: (sumOf(ten) / supply) * 100,
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function summaryOf(days: readonly ReturnType<typeof trendDay>[], addresses: number) {
  const first = days[0]?.addressCount ?? addresses;
  return {
    rise: addresses - first,
    riseRate: first > 0 ? (addresses / first - 1) * 100 : 0,
    addressCount: addresses,
  };
}
