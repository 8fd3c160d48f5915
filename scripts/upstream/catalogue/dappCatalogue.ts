import type { DappCategory } from '@coinmirror/shared/constants/dappCategories.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { coinCatalogue } from './coinCatalogue.ts';
import { beijingDay } from './coinRow.ts';
import { artDapps, gameDapps } from './dapps/culture.ts';
import type { DappRow, VenueRow } from './dapps/dappRow.ts';
import { dexDapps } from './dapps/dex.ts';
import { financeDapps } from './dapps/finance.ts';
import { otherDapps, socialDapps, toolDapps } from './dapps/society.ts';
import { type CatalogueExchange, exchangeCatalogue } from './exchangeCatalogue.ts';

/** Facts of an application. */
export interface CatalogueDapp extends Omit<DappRow, 'launched'> {
  /** Its exchange code if it is an exchange. */
  readonly exchange?: string;
  readonly category: DappCategory;
  /** The logo of its exchange or its coin; '' if it has neither. */
  readonly logo: string;
  /** Epoch ms. */
  readonly launchedAt: number;
}

const exchanges = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));
const coinLogos = new Map(coinCatalogue.map(({ code, logo }) => [code, logo]));

function of(category: DappCategory, rows: readonly (DappRow | VenueRow)[]): readonly CatalogueDapp[] {
  return rows.map((row) => {
    const venue = 'exchange' in row ? exchanges.get(row.exchange) : undefined;
    const { launched, ...rest } = { ...row, name: 'name' in row ? row.name : nameOf(row, venue) };
    return {
      ...rest,
      category,
      logo: venue?.logo ?? coinLogos.get(row.coin ?? '') ?? '',
      launchedAt: beijingDay(launched),
    };
  });
}

function nameOf({ exchange }: VenueRow, venue: CatalogueExchange | undefined): string {
  if (!venue) throw new RangeError(`no exchange ${exchange}`);
  return shortExchangeName(venue.nameZh || venue.nameEn);
}

/** Every application of the product, by category. */
export const dappCatalogue: readonly CatalogueDapp[] = [
  ...of('dex', dexDapps),
  ...of('finance', financeDapps),
  ...of('game', gameDapps),
  ...of('art', artDapps),
  ...of('social', socialDapps),
  ...of('tool', toolDapps),
  ...of('other', otherDapps),
];
