import { type ReactNode, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { futureChangeRateTypeSet, futureUnitSet, selectDisplay } from '#features/display/displaySlice.ts';
import { baseLabels, optionsOf, unitOptions } from '#features/display/labels.ts';
import { DisplayContext, useDisplay } from '#ui/display/DisplayContext.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';

const bases = optionsOf(baseLabels);

/** Futures pages have their own currency and change base (`futureUnit`, `futureChangeRateType`). */
export function FuturesDisplay({ children }: { readonly children: ReactNode }) {
  const display = useDisplay();
  const { futureUnit, futureChangeRateType } = useSelector(selectDisplay);
  const own = useMemo(
    () => ({ ...display, unit: futureUnit, changeBase: futureChangeRateType }),
    [display, futureUnit, futureChangeRateType],
  );
  return <DisplayContext value={own}>{children}</DisplayContext>;
}

/** The currency of futures; remembered for 360 days. */
export function FuturesUnit() {
  const dispatch = useDispatch();
  const { futureUnit } = useSelector(selectDisplay);
  return (
    <Select
      label="合约计价"
      size="s"
      value={futureUnit}
      options={unitOptions}
      onChange={(unit) => dispatch(futureUnitSet(unit))}
    />
  );
}

/** The currency and change base of futures; remembered for 360 days. */
export function FuturesTools() {
  const dispatch = useDispatch();
  const { futureChangeRateType } = useSelector(selectDisplay);
  return (
    <>
      <FuturesUnit />
      <Segmented
        label="涨跌周期"
        options={bases}
        value={futureChangeRateType}
        onChange={(base) => dispatch(futureChangeRateTypeSet(base))}
      />
    </>
  );
}
