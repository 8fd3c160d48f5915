import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { COIN_LISTS } from '#templates/coinList/coinLists.ts';
import { SideListPage } from '#templates/coinList/SideListPage.tsx';

export default function MiningPage() {
  return <SideListPage list={COIN_LISTS.mining} actions={<AddProjectButton />} />;
}
