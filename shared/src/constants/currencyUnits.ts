/** The units amounts can be shown in, in menu order. `local` is the platform's own quote. */
export const CURRENCY_UNITS = [
  'cny',
  'usd',
  'btc',
  'eth',
  'jpy',
  'krw',
  'hkd',
  'rub',
  'inr',
  'aud',
  'eur',
  'chf',
  'gbp',
  'twd',
  'cad',
  'idr',
  'brl',
  'mxn',
  'local',
] as const;

export type CurrencyUnit = (typeof CURRENCY_UNITS)[number];

export interface CurrencyUnitFacts {
  /** Chinese name. */
  readonly name: string;
  /** Written before the number; '' for units written behind it. */
  readonly prefix: string;
  /** Written after the number; '' for units written before it. */
  readonly suffix: string;
}

/** Names and signs. A sign that several currencies share has a country prefix. */
export const CURRENCY_UNIT_FACTS: Readonly<Record<CurrencyUnit, CurrencyUnitFacts>> = {
  cny: { name: '人民币', prefix: '¥', suffix: '' },
  usd: { name: '美元', prefix: '$', suffix: '' },
  btc: { name: '比特币', prefix: '', suffix: 'BTC' },
  eth: { name: '以太坊', prefix: '', suffix: 'ETH' },
  jpy: { name: '日元', prefix: 'JP¥', suffix: '' },
  krw: { name: '韩元', prefix: '₩', suffix: '' },
  hkd: { name: '港元', prefix: 'HK$', suffix: '' },
  rub: { name: '卢布', prefix: '₽', suffix: '' },
  inr: { name: '印度卢比', prefix: '₹', suffix: '' },
  aud: { name: '澳元', prefix: 'A$', suffix: '' },
  eur: { name: '欧元', prefix: '€', suffix: '' },
  chf: { name: '瑞士法郎', prefix: 'CHF', suffix: '' },
  gbp: { name: '英镑', prefix: '£', suffix: '' },
  twd: { name: '新台币', prefix: 'NT$', suffix: '' },
  cad: { name: '加元', prefix: 'C$', suffix: '' },
  idr: { name: '印尼盾', prefix: 'Rp', suffix: '' },
  brl: { name: '巴西雷亚尔', prefix: 'R$', suffix: '' },
  mxn: { name: '墨西哥比索', prefix: 'MX$', suffix: '' },
  local: { name: '平台价', prefix: '', suffix: '' },
};

/** Defaults of section 9: the value of each unit setting if neither chosen nor stored. */
export const UNIT_DEFAULTS = { index: 'usd', indexWhenUnset: 'cny', pair: 'usd', future: 'local' } as const;
