import type { HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { TreasuryHolder } from '../../../ports/treasuries.ts';
import {
  companyTreasuries,
  governmentTreasuries,
  type Treasuries,
} from '../../providers/coingecko/treasuries.ts';
import { type Reported, reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';

/** Four times a day. */
const EVERY = 6 * HOUR;

/** Companies and governments that hold Bitcoin, as CoinGecko lists them; null if it has never answered. */
export async function treasuryHolders({ reader }: PublicWorld): Promise<readonly TreasuryHolder[] | null> {
  const [companies, governments] = await Promise.all([
    reader.read('COINGECKO', companyTreasuries('bitcoin'), EVERY),
    reader.read('COINGECKO', governmentTreasuries('bitcoin'), EVERY),
  ]);
  const reported = [holdersOf(reportedOf(companies), '上市公司'), holdersOf(reportedOf(governments), '政府')];
  return reported.every((one) => one === null) ? null : reported.flatMap((one) => one ?? []);
}

function holdersOf(
  reported: Reported<Treasuries> | null,
  type: HolderType,
): readonly TreasuryHolder[] | null {
  if (reported === null) return null;
  return reported.value.holders
    .filter(({ coins }) => coins > 0)
    .map(({ name, ticker, country, coins, entryValue }) => ({
      name,
      ticker: ticker ?? '',
      country: country ?? '',
      type,
      btc: coins,
      cost: entryValue === null ? null : entryValue / coins,
      source: 'CoinGecko',
      asOf: reported.at,
    }));
}
