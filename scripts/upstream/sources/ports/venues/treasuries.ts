import type { HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { TreasuryHolder } from '../../../ports/treasuries.ts';
import {
  companyTreasuries,
  governmentTreasuries,
  type Treasuries,
} from '../../providers/coingecko/treasuries.ts';
import { type Told, toldOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';

/** Four times a day. */
const EVERY = 6 * HOUR;

/** Companies and governments that hold Bitcoin, as CoinGecko lists them; null if it has never answered. */
export async function treasuryHolders({ reader }: PublicWorld): Promise<readonly TreasuryHolder[] | null> {
  const [companies, governments] = await Promise.all([
    reader.read('COINGECKO', companyTreasuries('bitcoin'), EVERY),
    reader.read('COINGECKO', governmentTreasuries('bitcoin'), EVERY),
  ]);
  const told = [holdersOf(toldOf(companies), '上市公司'), holdersOf(toldOf(governments), '政府')];
  return told.every((one) => one === null) ? null : told.flatMap((one) => one ?? []);
}

function holdersOf(told: Told<Treasuries> | null, type: HolderType): readonly TreasuryHolder[] | null {
  if (told === null) return null;
  return told.value.holders
    .filter(({ coins }) => coins > 0)
    .map(({ name, ticker, country, coins, entryValue }) => ({
      name,
      ticker: ticker ?? '',
      country: country ?? '',
      type,
      btc: coins,
      cost: entryValue === null ? null : entryValue / coins,
      source: 'CoinGecko',
      asOf: told.at,
    }));
}
