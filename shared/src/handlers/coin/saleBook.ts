import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { KNOWN_SALES } from '../../content/coin/sales.ts';
import type { SaleKind, SaleStage } from '../../contract/rankings/newcomers.ts';
import { chanceBetween } from '../../random/chance.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY, HOUR } from '../../time/units.ts';

/** How a coin was (or will be) sold before its listing. Money in USD, times in epoch ms. */
export interface Sale {
  readonly kind: SaleKind;
  readonly platform: { readonly code: string; readonly name: string };
  readonly issuePrice: number;
  readonly target: number | null;
  readonly beginsAt: number | null;
  /** null where only the month of the beginning is known. */
  readonly endsAt: number | null;
  /** The part of the target that was sold in the end, 0–1; null where no target is known. */
  readonly sold: number | null;
  readonly raised: number | null;
}

const exchanges = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));

/** The sale of a coin, null for one that was never sold. */
export function saleOf(facts: CatalogueCoin): Sale | null {
  if (facts.icoPrice !== null) return knownSale(facts, facts.icoPrice);
  return facts.standing === 'ranked' && facts.sourceExchange !== '' ? listingSale(facts) : null;
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
    sold: null,
    raised: raised === null ? null : raised * 1e6,
  };
}

/** New listings: some are sold on the exchange that lists them some days later. */
function listingSale(facts: CatalogueCoin): Sale | null {
  const { code, sourceExchange, launchedAt, basePrice, totalSupply } = facts;
  const chance = (what: string, low: number, high: number) =>
    chanceBetween(`${code}:sale-${what}`, low, high);
  const isDex = exchanges.get(sourceExchange)?.kinds.includes('dex') === true;
  if (totalSupply === null || chance('held', 0, 1) > (isDex ? 0.75 : 0.6)) return null;
  const issuePrice = Number((basePrice * chance('discount', 0.2, 0.9)).toPrecision(2));
  const target = roundMoney(issuePrice * totalSupply * chance('part', 0.03, 0.14));
  const beginsAt = beijingMidnight(launchedAt) - Math.round(chance('lead', 6, 13)) * DAY + 16 * HOUR;
  const sold = chance('fill', 0, 1) < 0.7 ? 1 : chance('rest', 0.35, 0.98);
  return {
    kind: isDex ? 'ido' : 'ieo',
    platform: platformOf(sourceExchange),
    issuePrice,
    target,
    beginsAt,
    endsAt: beginsAt + Math.round(chance('days', 1, 4)) * DAY,
    sold,
    raised: target * sold,
  };
}

function platformOf(platform: string) {
  const known = exchanges.get(platform);
  return known ? { code: known.code, name: known.nameZh || known.nameEn } : { code: '', name: platform };
}

/** Targets are round sums. */
function roundMoney(usd: number): number {
  return Number(usd.toPrecision(2));
}

/** Where a sale stands; one without dates is long over. */
export function stageOf({ beginsAt, endsAt }: Sale, time: number): SaleStage {
  if (beginsAt !== null && time < beginsAt) return 'upcoming';
  return endsAt !== null && time < endsAt ? 'ongoing' : 'ended';
}

/** What has been sold of the target by now, 0–1: fast at first. null before the beginning, and without a target. */
export function progressOf(sale: Sale, time: number): number | null {
  const { sold, beginsAt, endsAt } = sale;
  if (sold === null || beginsAt === null || endsAt === null) return null;
  if (time < beginsAt) return null;
  const passed = Math.min(1, (time - beginsAt) / (endsAt - beginsAt));
  return sold * Math.sqrt(passed);
}
