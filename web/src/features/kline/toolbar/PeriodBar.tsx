import { PERIOD_CHOICES, type PeriodChoice } from '@coinmirror/shared/kline/address.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';

interface PeriodBarProps {
  readonly value: PeriodChoice;
  readonly onChange: (value: PeriodChoice) => void;
}

/** Every period of a chart. */
export function PeriodBar({ value, onChange }: PeriodBarProps) {
  return (
    <Segmented
      label="K 线周期"
      options={PERIOD_CHOICES.map((one) => ({ value: String(one.value), label: one.label }))}
      value={String(value)}
      onChange={(text) => {
        const chosen = PERIOD_CHOICES.find((one) => String(one.value) === text);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
