import { Select } from '#ui/select/Select.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { AXIS_CHOICES, KIND_CHOICES } from './lookChoices.ts';

/** Selects the chart type and the axis. */
export function LookSelects() {
  const [{ kind, axis }, change] = useKlinePrefs();
  return (
    <>
      <Select
        label="图表类型"
        size="s"
        value={kind}
        options={KIND_CHOICES}
        onChange={(value) => change({ kind: value })}
      />
      <Select
        label="价格坐标"
        size="s"
        value={axis}
        options={AXIS_CHOICES}
        onChange={(value) => change({ axis: value })}
      />
    </>
  );
}
