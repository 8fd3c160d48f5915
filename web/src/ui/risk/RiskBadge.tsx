import { RISK_NAMES } from '@coinmirror/shared/columns/risk.ts';
import type { RiskWord } from '@coinmirror/shared/contract/exchange/words.ts';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';

const TONES: Readonly<Record<RiskWord, BadgeTone>> = { low: 'success', medium: 'warning', high: 'error' };

interface RiskBadgeProps {
  readonly level: RiskWord;
  /** Appended to the level: 风险. */
  readonly word?: string;
}

/** The severity of known risks: 低, 中, 高. */
export function RiskBadge({ level, word = '' }: RiskBadgeProps) {
  return (
    <Badge tone={TONES[level]}>
      {RISK_NAMES[level]}
      {word}
    </Badge>
  );
}
