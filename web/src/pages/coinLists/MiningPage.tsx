import { COIN_LISTS } from './coinLists.ts';
import { SideListPage } from './SideListPage.tsx';

export default function MiningPage() {
  return <SideListPage list={COIN_LISTS.mining} />;
}
