import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CatalogueDapp } from '../../catalogue/dappCatalogue.ts';
import { addressUrl } from '../../catalogue/deployments.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { type DappDay, dappDays } from '../series/dappDays.ts';
import { dappRisks } from './risks.ts';

const DAYS = 30;

/** What an application's page has besides its row. */
export async function dappDetail(dapp: CatalogueDapp, now: DappDay, sources: Sources) {
  const risks = dappRisks(dapp, now.users, now.time);
  const [days = []] = await dappDays(sources, [dapp], DAYS);
  const weights = await requirePort(sources, 'dapps').chainWeights(dapp.code, now.time);
  return {
    description: dapp.what,
    website: dapp.site,
    isOpenSource: dapp.isOpen,
    coin: coinOf(dapp),
    exchangeCode: dapp.exchange ?? '',
    risks: [...risks],
    risk: riskLevelOf(risks),
    contracts: (dapp.contracts ?? []).map(([chain, use, address]) => ({
      chain,
      use,
      address,
      url: addressUrl(chain, address),
    })),
    byChain: byChain(dapp, now, weights),
    days,
  };
}

function coinOf({ coin }: CatalogueDapp) {
  const facts = coin === undefined ? undefined : coinCatalogue.find(({ code }) => code === coin);
  if (!facts) return null;
  const { code, symbol, nameZh, nameEn, logo } = facts;
  return { code, symbol: symbol.toUpperCase(), name: nameZh || nameEn, logo };
}

/** Use divided over the chains: whole addresses and transactions, and money in the same proportions. */
function byChain(
  { chains }: CatalogueDapp,
  { users, transactions, volume }: DappDay,
  weightOf: ReadonlyMap<string, number>,
) {
  const weights = Float64Array.from(chains, (chain) => weightOf.get(chain) ?? 0);
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const addresses = divide(users, weights);
  const sent = divide(transactions, weights);
  return chains.map((chain, i) => ({
    chain,
    users: addresses[i] ?? 0,
    transactions: sent[i] ?? 0,
    volume24h: (volume * (weights[i] ?? 0)) / whole,
    share: ((addresses[i] ?? 0) / Math.max(1, users)) * 100,
  }));
}
