import { baseLabels, optionsOf, unitOptions } from '#features/display/labels.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { DisplayInAddress } from './useDisplayInAddress.ts';

interface DisplayToolsProps {
  readonly display: DisplayInAddress;
  /** Offers the change base too, for lists with daily changes. */
  readonly withBase?: boolean;
}

/** The currency and change base of a list. */
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
