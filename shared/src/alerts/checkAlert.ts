import { plainText } from '../validation/plainText.ts';
import { ALERT_WORD_MAX, type Alert } from './alert.ts';
import { type AlertKind, kindOf } from './kinds.ts';

type Checked = Pick<Alert, 'measure' | 'coin' | 'target' | 'direction' | 'threshold'>;

/** Why an alert cannot be watched, in a sentence for its owner; null where it can. */
export function checkAlert(alert: Checked): string | null {
  const kind = kindOf(alert.measure);
  if ((kind.about === 'coin') !== (alert.coin !== null)) return `“${kind.label}”预警的对象不正确`;
  if (kind.asks !== 'value') return checkTarget(kind, alert.target);
  if (kind.says[alert.direction] === undefined) return `“${kind.label}”预警的条件不正确`;
  const { least, most, isWhole } = kind.bounds;
  const { threshold } = alert;
  const isRight =
    (least === undefined || threshold >= least) &&
    (most === undefined || threshold <= most) &&
    (isWhole !== true || Number.isInteger(threshold));
  return isRight ? null : (kind.bounds.wanted ?? `“${kind.label}”的数值不正确`);
}

function checkTarget({ about }: AlertKind, target: Alert['target']): string | null {
  if (about === 'zone') return target?.code.includes(':') ? null : '请选择指标区间';
  return about === 'word' ? checkWord(target?.name ?? '') : null;
}

/** Why news cannot be searched for a word; null where they can. */
export function checkWord(word: string): string | null {
  const { length } = [...plainText(word).trim()];
  if (length === 0) return '请填写关键词';
  return length > ALERT_WORD_MAX ? `关键词最多 ${ALERT_WORD_MAX} 个字` : null;
}
