import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { EarnProduct } from '../../ports/venues.ts';
import { wander } from '../random/wander.ts';

/** Staking yield by chain, % a year: about what networks paid in 2025. */
const STAKING: Readonly<Record<string, number>> = {
  ethereum: 2.8,
  solana: 6.4,
  tron: 3.6,
  cardano: 2.3,
  sui: 2.3,
  'avalanche-2': 6.2,
  'the-open-network': 3.4,
  polkadot: 11.5,
  near: 8.2,
  aptos: 5.2,
  cosmos: 15,
};

const COINS = 16;
const FIXED_DAYS = [30, 90] as const;
/** Period of a rate's cycle, ms. */
const TURN = 20 * DAY;

type Offer = Pick<EarnProduct, 'kind' | 'days' | 'apr'>;

/** An exchange's earn products at an instant: for the largest coins it trades. */
export function earnProducts(
  exchange: CatalogueExchange,
  traded: ReadonlySet<string>,
  time: number,
): readonly EarnProduct[] {
  return coinCatalogue
    .filter((coin) => traded.has(coin.code) && coin.standing === 'ranked')
    .slice(0, COINS)
    .flatMap((coin) => offersOf(coin, exchange, time).map((offer) => productOf(coin, exchange, offer, time)));
}

/** Fixed terms pay more than flexible ones, longer terms more than shorter ones. */
function offersOf(coin: CatalogueCoin, { code }: CatalogueExchange, time: number): readonly Offer[] {
  const key = keyOf(`earn-${code}-${coin.code}`, 0);
  const level = 1 + 0.25 * wander(key, time, TURN);
  const base = (coin.peg === null ? 0.4 + 1.2 * uniform(key, 0) : 2.2 + 2.6 * uniform(key, 0)) * level;
  const staking = STAKING[coin.code];
  return [
    { kind: 'flexible', days: null, apr: hundredth(base) },
    ...(uniform(key, 1) < 0.6
      ? FIXED_DAYS.map((days) => ({
          kind: 'fixed' as const,
          days,
          apr: hundredth(base * (1.2 + days / 150)),
        }))
      : []),
    ...(staking === undefined
      ? []
      : [
          { kind: 'staking' as const, days: null, apr: hundredth(staking * (0.82 + 0.12 * uniform(key, 2))) },
        ]),
  ];
}

function productOf(
  coin: CatalogueCoin,
  { code, spotShare }: CatalogueExchange,
  offer: Offer,
  time: number,
): EarnProduct {
  const id = `${code}-${coin.code}-${offer.kind}-${offer.days ?? 0}`;
  const key = keyOf(id, 0);
  const size = 2e6 * (1 + spotShare) * (0.4 + 1.6 * uniform(key, 0));
  return {
    id,
    coinCode: coin.code,
    ...offer,
    quota: Math.round(size / 1e5) * 1e5,
    used: Math.round(100 * (0.35 + 0.6 * uniform(key, 1) + 0.04 * wander(key, time, TURN))),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
