import { type Alert, COOLDOWN_DEFAULT, type Repeat } from '@coinmirror/shared/alerts/alert.ts';
import { checkWord } from '@coinmirror/shared/alerts/checkAlert.ts';
import { kindOf, measuresFor } from '@coinmirror/shared/alerts/kinds.ts';
import type { Measure } from '@coinmirror/shared/alerts/measures.ts';
import { type NumericInput, readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import { plainLine } from '@coinmirror/shared/validation/plainText.ts';
import { targetOfZone } from './zones.ts';

/** The values of the form. */
export interface Draft {
  readonly measure: Measure;
  readonly direction: Alert['direction'];
  readonly threshold: string;
  /** Code of the exchange; '' for any. */
  readonly exchange: Alert['target'];
  readonly word: string;
  /** Code of the band (`zoneCode`). */
  readonly zone: string;
  readonly repeat: Repeat;
  /** Minutes. */
  readonly cooldown: string;
}

export function emptyDraft(coin: Alert['coin']): Draft {
  return {
    measure: measuresFor(coin)[0] ?? 'price',
    direction: 'above',
    threshold: '',
    exchange: null,
    word: '',
    zone: 'feargreed:extremefear',
    repeat: 'once',
    cooldown: String(COOLDOWN_DEFAULT),
  };
}

export interface Complaints {
  readonly threshold?: string;
  readonly word?: string;
  readonly cooldown?: string;
}

const COOLDOWN_MAX = 7 * 24 * 60;

/** Why the draft is not valid yet; empty when it is. */
export function complaintsOf({ measure, threshold, word, repeat, cooldown }: Draft): Complaints {
  const { asks, about } = kindOf(measure);
  const wrong = {
    threshold: asks === 'value' ? readThreshold(threshold, measure).complaint : undefined,
    word: about === 'word' ? (checkWord(word) ?? undefined) : undefined,
    cooldown: repeat === 'cooldown' ? readCooldown(cooldown).complaint : undefined,
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, complaint]) => complaint !== undefined));
}

/** The typed threshold, in the measure's unit. */
export function readThreshold(text: string, measure: Measure): NumericInput {
  const kind = kindOf(measure);
  if (kind.asks !== 'value') return { value: 0 };
  const { isWhole, ...bounds } = kind.bounds;
  const missing = `请填写${kind.label}`;
  return readNumericInput(text, { ...bounds, ...(isWhole && { isComplete: true }), missing });
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

/** The direction that a measure has, where it has but one. */
export function directionOf({
  measure,
  direction,
}: Pick<Draft, 'measure' | 'direction'>): Alert['direction'] {
  const kind = kindOf(measure);
  if (kind.asks !== 'value' || kind.says[direction] !== undefined) return direction;
  return direction === 'above' ? 'below' : 'above';
}

/** What an alert of a measure without a coin is about. */
export function targetOf({ measure, exchange, word, zone }: Draft): Alert['target'] {
  const { about } = kindOf(measure);
  if (about === 'exchange') return exchange;
  if (about === 'zone') return targetOfZone(zone);
  const plain = plainLine(word);
  return about === 'word' && plain !== '' ? { code: plain, name: plain } : null;
}

export function toAlert(draft: Draft, coin: Alert['coin'], id: string): Alert {
  return {
    id,
    coin,
    target: targetOf(draft),
    measure: draft.measure,
    direction: directionOf(draft),
    threshold: readThreshold(draft.threshold, draft.measure).value ?? 0,
    repeat: draft.repeat,
    cooldown: readCooldown(draft.cooldown).value ?? COOLDOWN_DEFAULT,
    armed: true,
    lastFiredAt: null,
    seen: null,
  };
}
