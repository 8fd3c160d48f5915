import { dexDashboard } from '@coinmirror/shared/dashboards/dex.ts';
import { financingDashboard } from '@coinmirror/shared/dashboards/financing.ts';
import { nftDashboard } from '@coinmirror/shared/dashboards/nft.ts';
import { servedDashboard } from './dashboardBlocks.ts';

/** Pages that one `Dashboard` describes in full. */
export const dashboardPages = {
  dataDex: servedDashboard('dexOverview', dexDashboard),
  dataDexFile: { ...servedDashboard('dexOverview', dexDashboard), sameAs: 'dataDex' as const },
  dataNft: servedDashboard('nftOverview', nftDashboard),
  dataFinancing: servedDashboard('financing', financingDashboard),
};
