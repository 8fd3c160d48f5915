import { useShownInstant } from '#live/useShownInstant.ts';
import { Updated } from '#ui/page/SummaryLine.tsx';

/** 更新于 of a page whose prices tick: the time of what is shown, by the upstream's own clock. */
export function LiveUpdated({ asOf }: { readonly asOf: number | null }) {
  return <Updated asOf={useShownInstant(asOf)} />;
}
