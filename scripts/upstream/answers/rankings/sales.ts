import type { SaleKind, SaleStage } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { KNOWN_SALES } from '../../catalogue/content/coin/sales.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { Offering } from '../../ports/sales.ts';
import type { Sources } from '../../ports/sources.ts';

/** A past or future sale of a coin before its listing. Money in USD, times in epoch ms. */
export interface Sale {
  readonly kind: SaleKind;
  readonly platform: { readonly code: string; readonly name: string };
  readonly issuePrice: number;
  readonly target: number | null;
  readonly beginsAt: number | null;
  /** null if only the month of the start is known. */
  readonly endsAt: number | null;
  /** The fraction of the target sold so far, 0–1; null before the start, and without a known target. */
  readonly progress: number | null;
  /** Amount raised so far; null before the start, and if unknown. */
  readonly raised: number | null;
}

const exchanges = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));

/** The sale of each coin in its current state, null without one: public sales, and those on launchpads. */
export async function salesOf(
  { sales, clock }: Sources,
  coins: readonly CatalogueCoin[],
): Promise<readonly (Sale | null)[]> {
  const offerings = await sales?.at(
    coins.map(({ code }) => code),
    clock.now(),
  );
  return coins.map((facts, at) => {
    if (facts.icoPrice !== null) return knownSale(facts, facts.icoPrice);
    const offering = offerings?.[at] ?? null;
    return offering === null ? null : launchpadSale(offering);
  });
}

function knownSale({ code }: CatalogueCoin, issuePrice: number): Sale {
  const [kind, platform, month, raised] = KNOWN_SALES[code] ?? ['ico' as const, '', '', null];
  return {
    kind,
    platform: platformOf(platform),
    issuePrice,
    target: null,
    beginsAt: month === '' ? null : beijingDay(month),
    endsAt: null,
    progress: null,
    raised: raised === null ? null : raised * 1e6,
  };
}

function launchpadSale({ platform, sold, target, ...rest }: Offering): Sale {
  return {
    ...rest,
    platform: platformOf(platform),
    target,
    progress: sold,
    raised: sold === null ? null : target * sold,
  };
}

function platformOf(platform: string) {
  const known = exchanges.get(platform);
  return known ? { code: known.code, name: known.nameZh || known.nameEn } : { code: '', name: platform };
}

/** State of a sale; one without dates ended long ago. */
export function stageOf({ beginsAt, endsAt }: Pick<Sale, 'beginsAt' | 'endsAt'>, time: number): SaleStage {
  if (beginsAt !== null && time < beginsAt) return 'upcoming';
  return endsAt !== null && time < endsAt ? 'ongoing' : 'ended';
}
