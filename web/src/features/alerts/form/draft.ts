import {
  type Alert,
  COIN_MEASURES,
  COOLDOWN_DEFAULT,
  MARKET_MEASURES,
  type Measure,
  type Repeat,
} from '@coinmirror/shared/alerts/alert.ts';
import {
  type NumericInput,
  OWN_NUMBER,
  readNumericInput,
} from '@coinmirror/shared/validation/numericInput.ts';
import { MEASURES } from '../alertText.ts';

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
  const wrong = readThreshold(threshold, measure).complaint;
  const wrongTime = repeat === 'cooldown' ? readCooldown(cooldown).complaint : undefined;
  return {
    ...(wrong === undefined ? {} : { threshold: wrong }),
    ...(wrongTime === undefined ? {} : { cooldown: wrongTime }),
  };
}

/** The typed threshold, in the measure's unit. */
export function readThreshold(text: string, measure: Measure): NumericInput {
  const missing = `请填写${MEASURES[measure].label}`;
  if (measure === 'fearGreed') {
    return readNumericInput(text, { least: 0, most: 100, wanted: '请输入 0 到 100 的数字', missing });
  }
  return readNumericInput(text, { ...(SIGNED.has(measure) ? {} : OWN_NUMBER), missing });
}

function readCooldown(text: string): NumericInput {
  const wanted = `请输入 1 到 ${COOLDOWN_MAX} 的整数`;
  return readNumericInput(text, {
    least: 1,
    most: COOLDOWN_MAX,
    isComplete: true,
    wanted,
    missing: '请填写间隔',
  });
}

export function toAlert(draft: Draft, coin: Alert['coin'], id: string): Alert {
  return {
    id,
    coin,
    measure: draft.measure,
    direction: draft.direction,
    threshold: readThreshold(draft.threshold, draft.measure).value ?? 0,
    repeat: draft.repeat,
    cooldown: readCooldown(draft.cooldown).value ?? COOLDOWN_DEFAULT,
    armed: true,
    lastFiredAt: null,
  };
}
