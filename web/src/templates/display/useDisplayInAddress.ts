import { CHANGE_BASES, type ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { CURRENCY_UNITS, type CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { changeBaseSet, selectChangeBase, selectUnit, unitSet } from '#features/display/displaySlice.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

export interface DisplayInAddress {
  readonly unit: CurrencyUnit;
  readonly changeBase: ChangeBase;
  readonly chooseUnit: (unit: CurrencyUnit) => void;
  readonly chooseBase: (base: ChangeBase) => void;
}

/**
 * Unit and change base as the address says them (`?unit=cny&base=UTC8`): an explicit value wins over the stored one,
 * as section 4 of the specification has it. Choosing one here writes both, so that the link shows what one sees.
 */
export function useDisplayInAddress(): DisplayInAddress {
  const dispatch = useDispatch();
  const unit = useSelector(selectUnit);
  const changeBase = useSelector(selectChangeBase);
  const [params, write] = useUrlParams();
  const askedUnit = CURRENCY_UNITS.find((one) => one === params.get('unit'));
  const askedBase = CHANGE_BASES.find((one) => one === params.get('base'));

  // Before the first paint: the table must not show one unit and then another.
  useLayoutEffect(() => {
    if (askedUnit) dispatch(unitSet(askedUnit));
  }, [askedUnit, dispatch]);
  useLayoutEffect(() => {
    if (askedBase) dispatch(changeBaseSet(askedBase));
  }, [askedBase, dispatch]);

  return {
    unit,
    changeBase,
    chooseUnit(next) {
      dispatch(unitSet(next));
      write({ unit: next });
    },
    chooseBase(next) {
      dispatch(changeBaseSet(next));
      write({ base: next });
    },
  };
}
