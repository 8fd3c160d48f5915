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
 * Currency and change base in the address (`?unit=cny&base=UTC8`): an explicit value wins over the stored one
 * (specification, section 4). `unit` without a known value sets the currency all the same: to the stored one, or to
 * cny where none is stored (section 9). A choice is written to both, so that the link shows the same.
 */
export function useDisplayInAddress(): DisplayInAddress {
  const dispatch = useDispatch();
  const unit = useSelector(selectUnit);
  const changeBase = useSelector(selectChangeBase);
  const [params, write] = useUrlParams();
  const setsUnit = params.has('unit');
  const askedUnit = CURRENCY_UNITS.find((one) => one === params.get('unit'));
  const askedBase = CHANGE_BASES.find((one) => one === params.get('base'));

  // Before the first paint: the table must not switch currency visibly.
  useLayoutEffect(() => {
    if (setsUnit) dispatch(unitSet(askedUnit));
  }, [setsUnit, askedUnit, dispatch]);
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
