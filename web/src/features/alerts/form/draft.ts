import {
  type Alert,
  COIN_MEASURES,
  COOLDOWN_DEFAULT,
  MARKET_MEASURES,
  type Measure,
  type Repeat,
} from '@coinmirror/shared/alerts/alert.ts';

/** The values of the form. */
export interface Draft {
  readonly measure: Measure;
  readonly direction: Alert['direction'];
  readonly threshold: string;
  readonly repeat: Repeat;
  /** Minutes. */
  readonly cooldown: string;
}

/** The available metrics: a coin's for a coin, the market's without one. */
export function measuresFor(coin: Alert['coin']): readonly Measure[] {
  return coin ? COIN_MEASURES : MARKET_MEASURES;
}

export function emptyDraft(coin: Alert['coin']): Draft {
  return {
    measure: coin ? 'price' : 'fearGreed',
    direction: 'above',
    threshold: '',
    repeat: 'once',
    cooldown: String(COOLDOWN_DEFAULT),
  };
}

export interface Complaints {
  readonly threshold?: string;
  readonly cooldown?: string;
}

const SIGNED: ReadonlySet<Measure> = new Set(['change24h', 'usdtPremium']);
const COOLDOWN_MAX = 7 * 24 * 60;

/** Why the draft is not valid yet; empty when it is. */
export function complaintsOf({ measure, threshold, repeat, cooldown }: Draft): Complaints {
  const value = numberIn(threshold);
  const minutes = numberIn(cooldown);
  const isOdd =
    value === null || (!SIGNED.has(measure) && value < 0) || (measure === 'fearGreed' && value > 100);
  const isWrongTime =
    repeat === 'cooldown' &&
    (minutes === null || !Number.isInteger(minutes) || minutes < 1 || minutes > COOLDOWN_MAX);
  return {
    ...(isOdd ? { threshold: thresholdHint(measure) } : {}),
    ...(isWrongTime ? { cooldown: `请输入 1 到 ${COOLDOWN_MAX} 的整数` } : {}),
  };
}

function thresholdHint(measure: Measure): string {
  if (measure === 'fearGreed') return '请输入 0 到 100 的数字';
  return SIGNED.has(measure) ? '请输入数字' : '请输入不小于 0 的数字';
}

export function toAlert(draft: Draft, coin: Alert['coin'], id: string): Alert {
  return {
    id,
    coin,
    measure: draft.measure,
    direction: draft.direction,
    threshold: numberIn(draft.threshold) ?? 0,
    repeat: draft.repeat,
    cooldown: numberIn(draft.cooldown) ?? COOLDOWN_DEFAULT,
    armed: true,
    lastFiredAt: null,
  };
}

/** Parses the typed number, with or without thousands separators; null for none. */
export function numberIn(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const value = Number(plain);
  return plain !== '' && Number.isFinite(value) ? value : null;
}
