import { readZone } from '../alerts/alert.ts';
import { ALERT_KINDS } from '../alerts/kinds.ts';
import { indicatorOverviewEndpoints } from '../contract/dashboards/indicatorOverview.ts';
import { marketEndpoints } from '../contract/market.ts';
import { namedRow } from '../contract/namedRow.ts';
import { sentimentEndpoints } from '../contract/sentiment.ts';
import { bandOf } from '../indicators/bands.ts';
import { findIndicator } from '../indicators/definitions/indicators.ts';
import { writeIndicator } from '../indicators/writeIndicator.ts';
import { type AlertSource, valueSample, zoneSample } from './source.ts';

const fearGreed = namedRow(sentimentEndpoints, 'fearGreed');
const globalMarket = namedRow(marketEndpoints, 'globalMarket');
const indicatorOverview = namedRow(indicatorOverviewEndpoints, 'indicatorOverview');

export const fearGreedSource: AlertSource = async (ask) => {
  const page = await ask(fearGreed, {});
  return () => page && valueSample(page, page.value.now.value, ALERT_KINDS.fearGreed.format);
};

export const premiumSource: AlertSource = async (ask) => {
  const page = await ask(globalMarket, {});
  return () => page && valueSample(page, page.value.usdtPremium, ALERT_KINDS.usdtPremium.format);
};

/** The band of an indicator, by the values that the board of all indicators shows. */
export const zoneSource: AlertSource = async (ask) => {
  const board = await ask(indicatorOverview, {});
  return ({ target }) => {
    const zone = readZone(target?.code ?? '');
    const indicator = findIndicator(zone.indicator);
    const value = board?.value.rows.find(({ key }) => key === zone.indicator)?.value ?? null;
    if (!board || indicator === null || value === null) return null;
    const band = bandOf(indicator.bands, value);
    const text = `${writeIndicator(indicator, value).text}（${band?.name ?? ''}）`;
    return zoneSample(board, { value, text, isInZone: band?.key === zone.band });
  };
};
