import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import type { Measure } from '@coinmirror/shared/alerts/measures.ts';
import { rovingKeys } from '#ui/tabs/rovingKeys.ts';
import styles from '../alerts.module.css';

interface MeasureChoiceProps {
  readonly measures: readonly Measure[];
  readonly value: Measure;
  readonly onChange: (measure: Measure) => void;
}

/** What is watched; wraps, since a phone's line holds but three of them. Arrow keys move and choose. */
export function MeasureChoice({ measures, value, onChange }: MeasureChoiceProps) {
  return (
    <div role="radiogroup" aria-label="看什么" className={styles.choice} onKeyDown={rovingKeys}>
      {measures.map((measure) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons keep one look and one key handling with the tabs.
        <button
          key={measure}
          type="button"
          role="radio"
          aria-checked={measure === value}
          tabIndex={measure === value ? 0 : -1}
          className={styles.option}
          onClick={() => onChange(measure)}
        >
          {kindOf(measure).label}
        </button>
      ))}
    </div>
  );
}
