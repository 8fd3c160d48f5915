import type { Alert, Measure } from '@coinmirror/shared/alerts/alert.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { groupThousands, plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { withMinus } from '@coinmirror/shared/format/minus.ts';
import { formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';

interface MeasureFacts {
  readonly label: string;
  /** Unit of the threshold. */
  readonly unit: string;
}

export const MEASURES: Readonly<Record<Measure, MeasureFacts>> = {
  price: { label: '价格', unit: 'USD' },
  change24h: { label: '24H涨幅', unit: '%' },
  volume24h: { label: '24H成交额', unit: 'USD' },
  turnoverRate: { label: '换手率', unit: '%' },
  fearGreed: { label: '恐惧贪婪指数', unit: '' },
  usdtPremium: { label: 'USDT场外溢价', unit: '%' },
};

/** The alert's subject and condition: "比特币 价格 ≥ 70,000 USD". */
export function alertText({ coin, measure, direction, threshold }: Alert): string {
  const { label, unit } = MEASURES[measure];
  const words = [
    coin?.name ?? '',
    label,
    direction === 'above' ? '≥' : '≤',
    withMinus(groupThousands(plainDecimal(threshold))),
    unit,
  ];
  return words.filter(Boolean).join(' ');
}

/** A formatted value of a metric: 70,123.45 USD, +5.20%, 62 分. */
export function measureText(measure: Measure, value: number): string {
  switch (measure) {
    case 'price':
      return `${formatPrice(value)} USD`;
    case 'volume24h':
      return `${formatAmount(value)} USD`;
    case 'change24h':
    case 'usdtPremium':
      return formatPercent(value);
    case 'turnoverRate':
      return formatShare(value);
    case 'fearGreed':
      return `${Math.round(value)} 分`;
  }
}
