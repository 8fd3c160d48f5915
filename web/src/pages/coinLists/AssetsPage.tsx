import { COIN_LISTS } from './coinLists.ts';
import { SideListPage } from './SideListPage.tsx';

export default function AssetsPage() {
  return <SideListPage list={COIN_LISTS.assets} />;
}
