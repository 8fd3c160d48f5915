import { useShownInstant } from '#live/useShownInstant.ts';
import { Updated } from '#ui/page/SummaryLine.tsx';

/** 更新于 of a page with live prices: the time of the shown data, by the upstream's clock. */
export function LiveUpdated({ asOf }: { readonly asOf: number | null }) {
  return <Updated asOf={useShownInstant(asOf)} />;
}
