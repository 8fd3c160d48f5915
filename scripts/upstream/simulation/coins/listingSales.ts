import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { Offering } from '../../ports/sales.ts';
import { chanceBetween } from '../random/chance.ts';

const dexes: ReadonlySet<string> = new Set(
  exchangeCatalogue.filter(({ kinds }) => kinds.includes('dex')).map(({ code }) => code),
);

/** Terms of a sale, fixed before it begins. */
interface Plan extends Omit<Offering, 'sold'> {
  /** Fraction of the target that is sold in the end, 0–1. */
  readonly fill: number;
}

/** State of a new listing's sale at an instant; null for a coin without a sale. */
export function listingSaleAt(facts: CatalogueCoin, time: number): Offering | null {
  if (facts.icoPrice !== null || facts.standing !== 'ranked' || facts.sourceExchange === '') return null;
  const plan = planOf(facts);
  if (plan === null) return null;
  const { fill, ...offering } = plan;
  return { ...offering, sold: soldBy(plan, time) };
}

/** Some new coins are sold on the exchange that lists them some days later. */
function planOf({ code, sourceExchange, launchedAt, basePrice, totalSupply }: CatalogueCoin): Plan | null {
  const chance = (what: string, low: number, high: number) =>
    chanceBetween(`${code}:sale-${what}`, low, high);
  const isDex = dexes.has(sourceExchange);
  if (totalSupply === null || chance('held', 0, 1) > (isDex ? 0.75 : 0.6)) return null;
  const issuePrice = Number((basePrice * chance('discount', 0.2, 0.9)).toPrecision(2));
  const beginsAt = beijingMidnight(launchedAt) - Math.round(chance('lead', 6, 13)) * DAY + 16 * HOUR;
  return {
    kind: isDex ? 'ido' : 'ieo',
    platform: sourceExchange,
    issuePrice,
    target: roundMoney(issuePrice * totalSupply * chance('part', 0.03, 0.14)),
    beginsAt,
    endsAt: beginsAt + Math.round(chance('days', 1, 4)) * DAY,
    fill: chance('fill', 0, 1) < 0.7 ? 1 : chance('rest', 0.35, 0.98),
  };
}

/** Targets are round sums. */
function roundMoney(usd: number): number {
  return Number(usd.toPrecision(2));
}

/** Sales are fast at first. */
function soldBy({ fill, beginsAt, endsAt }: Plan, time: number): number | null {
  if (time < beginsAt) return null;
  const passed = Math.min(1, (time - beginsAt) / (endsAt - beginsAt));
  return fill * Math.sqrt(passed);
}
