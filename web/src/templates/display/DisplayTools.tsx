import { baseLabels, optionsOf, unitOptions } from '#features/display/labels.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { DisplayInAddress } from './useDisplayInAddress.ts';

interface DisplayToolsProps {
  readonly display: DisplayInAddress;
  /** Offers the base of changes too, where the list has changes of the day. */
  readonly withBase?: boolean;
}

/** In which unit, and from which moment, a list is read. */
export function DisplayTools({ display, withBase = false }: DisplayToolsProps) {
  return (
    <>
      <Select
        label="计价单位"
        size="s"
        value={display.unit}
        options={unitOptions}
        onChange={display.chooseUnit}
      />
      {withBase && (
        <Segmented
          label="涨跌周期"
          options={optionsOf(baseLabels)}
          value={display.changeBase}
          onChange={display.chooseBase}
        />
      )}
    </>
  );
}
