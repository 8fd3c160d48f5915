import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { Checklist, SignalLine, SignalSide } from '@coinmirror/shared/indicators/signals.ts';
import { useState } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { hrefOfIndicator } from '../hrefOfIndicator.ts';
import { useIndicatorText } from '../useIndicatorText.ts';
import styles from './overview.module.css';
import { complaintOfThreshold } from './overviewAddress.ts';

interface ChecklistCardProps {
  readonly side: SignalSide;
  readonly list: Checklist;
  /** Called with a threshold as typed; '' restores the default. */
  readonly onThreshold: (indicator: Indicator, typed: string) => void;
}

/** Characters of a threshold. */
const LONGEST = 12;
const TITLES: Readonly<Record<SignalSide, string>> = { top: '逃顶信号', bottom: '抄底信号' };
const SIGNS: Readonly<Record<SignalSide, string>> = { top: '≥', bottom: '<' };

/** One side of the checklist: each indicator, its threshold, and whether it is met. */
export function ChecklistCard({ side, list, onThreshold }: ChecklistCardProps) {
  return (
    <Card title={TITLES[side]} actions={`命中 ${list.hits} / ${list.known}`}>
      <ul className={styles.lines}>
        {list.lines.map((line) => (
          <Line key={line.indicator.key} side={side} line={line} onThreshold={onThreshold} />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps extends Pick<ChecklistCardProps, 'side' | 'onThreshold'> {
  readonly line: SignalLine;
}

function Line({ side, line: { indicator, value, threshold, hit }, onThreshold }: LineProps) {
  const text = useIndicatorText(indicator);
  // Partial input may not be a number yet: the field keeps it, the address only gets valid numbers.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <li className={styles.line}>
      <HrefLink href={hrefOfIndicator(indicator)}>{indicator.name}</HrefLink>
      <span>{text.full(value)}</span>
      <TextField
        label={`${indicator.name}的${TITLES[side]}界线`}
        hideLabel
        inputMode="decimal"
        before={SIGNS[side]}
        maxLength={LONGEST}
        error={typed === null ? undefined : complaintOfThreshold(typed)}
        value={typed ?? String(threshold)}
        onChange={(event) => {
          setTyped(event.target.value);
          onThreshold(indicator, event.target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <span>
        {hit === null ? (
          '--'
        ) : hit ? (
          <Badge tone={side === 'top' ? 'error' : 'success'}>命中</Badge>
        ) : (
          '未命中'
        )}
      </span>
    </li>
  );
}
