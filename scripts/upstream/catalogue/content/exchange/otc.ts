/** A desk where people trade Tether for yuan with each other. */
export interface OtcDesk {
  readonly payments: readonly string[];
  /** CNY per order. */
  readonly min: number;
  readonly max: number;
  readonly merchants: number;
}

const BANK = '银行卡';
const ALL = [BANK, '支付宝', '微信'];

/** Exchanges with a yuan OTC desk. */
export const OTC_DESKS: Readonly<Record<string, OtcDesk>> = {
  binance: { payments: ALL, min: 100, max: 2_000_000, merchants: 1_850 },
  okx: { payments: ALL, min: 100, max: 1_500_000, merchants: 1_620 },
  bybit: { payments: ALL, min: 100, max: 800_000, merchants: 640 },
  huobi: { payments: ALL, min: 100, max: 1_000_000, merchants: 580 },
  gate: { payments: ALL, min: 100, max: 500_000, merchants: 410 },
  bitget: { payments: ALL, min: 50, max: 600_000, merchants: 390 },
  kucoin: { payments: [BANK, '支付宝'], min: 100, max: 300_000, merchants: 180 },
  mexc: { payments: ALL, min: 100, max: 300_000, merchants: 150 },
  coinw: { payments: [BANK, '支付宝'], min: 200, max: 200_000, merchants: 60 },
};
