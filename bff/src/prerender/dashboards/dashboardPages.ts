import { dexDashboard } from '@coinmirror/shared/dashboards/dex.ts';
import { financingDashboard } from '@coinmirror/shared/dashboards/financing.ts';
import { nftDashboard } from '@coinmirror/shared/dashboards/nft.ts';
import { servedDashboard } from './dashboardBlocks.ts';
import { poolsServed } from './poolBlocks.ts';

const dexServed = servedDashboard('dexOverview', dexDashboard, 'belowFacts');

/** Pages that one `Dashboard` describes in full. */
export const dashboardPages = {
  dataDex: dexServed,
  dataDexFile: { ...dexServed, sameAs: 'dataDex' as const },
  dataPools: poolsServed,
  dataNft: servedDashboard('nftOverview', nftDashboard),
  dataFinancing: servedDashboard('financing', financingDashboard, 'belowFacts'),
};
