import type { Unsplit } from '@coinmirror/shared/contract/coin/move.ts';
import { type ChangeParts, splitChange } from '@coinmirror/shared/indicators/changeSplit.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { contractsOf } from '../indexes/pairs.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { meanFunding } from '../rows/futuresRow.ts';
import { MARKET, type MoveFit, moveFit, todayOf } from './moveFit.ts';
import { fundingStanding } from './moveFunding.ts';
import { happeningsOf, newsOf } from './moveHappenings.ts';
import { liquidatedDay } from './moveLiquidations.ts';

export const coinMoveHandlers = {
  async coinMove({ coincode }, { sources }) {
    const coin = await requireCoin(sources, coincode);
    const { code, symbol } = coin.facts;
    const [split, happenings, news, liquidations, contracts] = await Promise.all([
      splitOf(coin, sources),
      happeningsOf(code, sources),
      ifConnected(() => newsOf(code, sources)),
      ifConnected(() => liquidatedDay(code, sources)),
      ifConnected(() => contractsOf(sources, code)),
    ]);
    const funding = meanFunding(contracts ?? []);
    return ok({
      code,
      symbol,
      change24h: coin.now.change24h,
      ...split,
      happenings,
      news,
      liquidations,
      funding,
      fundingStanding: await ifConnected(() => fundingStanding(code, funding, sources)),
    });
  },
} satisfies Handlers<'coinMove'>;

interface SplitFields {
  readonly split: ChangeParts | null;
  readonly unsplit: Unsplit | null;
  readonly sector: { readonly id: string; readonly name: string } | null;
  readonly days: number;
}

async function splitOf(coin: Coin, sources: Sources): Promise<SplitFields> {
  if (coin.facts.code === MARKET) return without('market');
  if (coin.facts.peg !== null) return without('peg');
  const fit = await moveFit(sources, coin.facts.code);
  if (fit.sensitivity === null) return without(fit.days > 0 ? 'young' : 'unknown', fit.days);
  return splitBy(coin, fit, fit.sensitivity, sources);
}

async function splitBy(
  coin: Coin,
  { sector, days }: MoveFit,
  sensitivity: NonNullable<MoveFit['sensitivity']>,
  sources: Sources,
): Promise<SplitFields> {
  const { market, sector: change } = await todayOf(sources, sector?.codes ?? []);
  if (coin.now.change24h === null || market === null) return without('unknown', days);
  const split = splitChange({ coin: coin.now.change24h, market, sector: change }, sensitivity);
  const named = split.sector === null || sector === null ? null : { id: sector.id, name: sector.name };
  return { split, unsplit: null, sector: named, days };
}

function without(unsplit: Unsplit, days = 0): SplitFields {
  return { split: null, unsplit, sector: null, days };
}
