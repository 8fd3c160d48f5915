import type { ComponentProps } from 'react';
import { StyleBar } from '../drawings/StyleBar.tsx';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import { PriceActions } from '../stage/PriceActions.tsx';

interface ChartOverlaysProps extends ComponentProps<typeof StyleBar>, ComponentProps<typeof ReplayBar> {
  /** null: no price is pointed at. */
  readonly price: ComponentProps<typeof PriceActions> | null;
}

/** What lies over the chart once something of it has been pressed. */
export function ChartOverlays({ session, onCopy, price, controls }: ChartOverlaysProps) {
  return (
    <>
      <StyleBar session={session} onCopy={onCopy} />
      {price && <PriceActions {...price} />}
      <ReplayBar controls={controls} />
    </>
  );
}
