import { groupThousands, plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { Segmented } from '../segmented/Segmented.tsx';
import styles from './MarkChoice.module.css';
import type { UnclearStyle } from './numberStyle.ts';

interface MarkChoiceProps {
  readonly unclear: UnclearStyle;
  readonly onMark: (mark: DecimalMark) => void;
}

/** The numbers of a file read two ways: the visitor says which is meant. */
export function MarkChoice({ unclear: { example, byPoint, byComma }, onMark }: MarkChoiceProps) {
  const label = `文件里的“${example}”是`;
  const words = (value: number) => groupThousands(plainDecimal(value));
  return (
    <div className={styles.choice}>
      <span>{label}</span>
      <Segmented<DecimalMark | ''>
        label={label}
        value=""
        options={[
          { value: '.', label: words(byPoint) },
          { value: ',', label: words(byComma) },
        ]}
        onChange={(mark) => mark !== '' && onMark(mark)}
      />
    </div>
  );
}
