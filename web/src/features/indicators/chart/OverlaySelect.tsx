import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { Select } from '#ui/select/Select.tsx';
import type { IndicatorAddressState } from '../useIndicatorAddress.ts';

const PRICE = 'price';

interface OverlaySelectProps {
  readonly indicator: Indicator;
  readonly address: IndicatorAddressState;
}

/** Chooses what to show beside the indicator: the price, or another indicator. */
export function OverlaySelect({ indicator, address }: OverlaySelectProps) {
  const others = Object.values<Indicator>(indicators).filter(({ key }) => key !== indicator.key);
  return (
    <Select
      label="叠加"
      size="s"
      value={others.some(({ key }) => key === address.over) ? address.over : PRICE}
      options={[
        { value: PRICE, label: `叠加 ${indicator.priceName}` },
        ...others.map(({ key, short }) => ({ value: key, label: `叠加 ${short}` })),
      ]}
      onChange={(key) => address.setOver(key === PRICE ? '' : key)}
    />
  );
}
