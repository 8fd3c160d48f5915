import { coinCatalogue } from './coinCatalogue.ts';
import { beijingDay } from './coinRow.ts';
import { artDapps, gameDapps } from './dapps/culture.ts';
import type { DappCategory, DappRow } from './dapps/dappRow.ts';
import { dexDapps } from './dapps/dex.ts';
import { financeDapps } from './dapps/finance.ts';
import { otherDapps, socialDapps, toolDapps } from './dapps/society.ts';
import { exchangeCatalogue } from './exchangeCatalogue.ts';

/** Who an application is. */
export interface CatalogueDapp extends Omit<DappRow, 'launched'> {
  readonly category: DappCategory;
  /** That of its exchange or its coin; '' where it has neither. */
  readonly logo: string;
  /** Epoch ms. */
  readonly launchedAt: number;
}

const exchangeLogos = new Map(exchangeCatalogue.map(({ code, logo }) => [code, logo]));
const coinLogos = new Map(coinCatalogue.map(({ code, logo }) => [code, logo]));

function of(category: DappCategory, rows: readonly DappRow[]): readonly CatalogueDapp[] {
  return rows.map(({ launched, ...row }) => ({
    ...row,
    category,
    logo: exchangeLogos.get(row.exchange ?? '') ?? coinLogos.get(row.coin ?? '') ?? '',
    launchedAt: beijingDay(launched),
  }));
}

/** Every application the product knows, by category. */
export const dappCatalogue: readonly CatalogueDapp[] = [
  ...of('dex', dexDapps),
  ...of('finance', financeDapps),
  ...of('game', gameDapps),
  ...of('art', artDapps),
  ...of('social', socialDapps),
  ...of('tool', toolDapps),
  ...of('other', otherDapps),
];
