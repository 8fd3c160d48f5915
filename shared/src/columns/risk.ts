import type { RiskWord } from '../contract/exchange/words.ts';
import type { Column } from './column.ts';
import { text } from './words.ts';

/** Name of each risk level. */
export const RISK_NAMES: Readonly<Record<RiskWord, string>> = { low: '低', medium: '中', high: '高' };
const RISK_ORDER: Readonly<Record<RiskWord, number>> = { low: 1, medium: 2, high: 3 };

/** The risk level derived from public facts. */
export function riskColumn<Row extends { readonly risk: RiskWord }>(definition: string): Column<Row> {
  return text('risk', '风险', (row) => RISK_NAMES[row.risk], {
    width: 64,
    align: 'center',
    definition,
    sortValue: (row) => RISK_ORDER[row.risk],
  });
}
