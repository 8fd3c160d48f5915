import { groupThousands, plainDecimal } from '../format/decimal.ts';
import { withMinus } from '../format/minus.ts';
import type { Alert } from './alert.ts';
import { type AlertKind, kindOf } from './kinds.ts';

type Said = Pick<Alert, 'coin' | 'target' | 'measure' | 'direction' | 'threshold'>;

/** An alert's subject and condition: `比特币 价格涨到 70,000 USD`, `ahr999 进入抄底区`, `币安 新币上线`. */
export function alertText(alert: Said): string {
  const kind = kindOf(alert.measure);
  if (kind.asks === 'value') {
    const condition = `${kind.label}${kind.says[alert.direction] ?? ''} ${thresholdText(kind.unit, alert.threshold)}`;
    return alert.coin ? `${alert.coin.name} ${condition}` : condition;
  }
  return stateText(kind.about, kind, alert.target?.name ?? '');
}

function stateText(about: 'zone' | 'exchange' | 'word', { label }: AlertKind, name: string): string {
  if (about === 'word') return `快讯提到“${name}”`;
  return about === 'zone' ? `${name}` : `${name || '任一交易所'} ${label}`;
}

/** `70,000 USD`, `−5%`, `7 天`. */
function thresholdText(unit: string, threshold: number): string {
  const number = withMinus(groupThousands(plainDecimal(threshold)));
  return unit === '%' ? `${number}%` : `${number} ${unit}`.trim();
}
