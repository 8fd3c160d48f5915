import { type ReactNode, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pairUnitSet, selectPairUnit } from '#features/display/displaySlice.ts';
import { unitOptions } from '#features/display/labels.ts';
import { DisplayContext, useDisplay } from '#ui/display/DisplayContext.tsx';
import { Select } from '#ui/select/Select.tsx';

/** The platform's own price is no common currency across platforms. */
const OPTIONS = unitOptions.filter(({ value }) => value !== 'local');

/** The currency of pairs, chosen separately from that of lists; remembered for 360 days. */
export function PairUnitSelect() {
  const unit = useSelector(selectPairUnit);
  const dispatch = useDispatch();
  return (
    <Select
      label="计价单位"
      size="s"
      value={unit}
      options={OPTIONS}
      onChange={(chosen) => dispatch(pairUnitSet(chosen))}
    />
  );
}

/** Shows amounts inside in the currency of pairs. */
export function PairUnitScope({ children }: { readonly children: ReactNode }) {
  const display = useDisplay();
  const unit = useSelector(selectPairUnit);
  const inPairs = useMemo(() => ({ ...display, unit }), [display, unit]);
  return <DisplayContext value={inPairs}>{children}</DisplayContext>;
}
