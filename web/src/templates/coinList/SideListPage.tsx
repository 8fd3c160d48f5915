import { useParams } from 'react-router';
import { RiskBanner } from '#features/coins/lists/RiskBanner.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { CoinListView } from './CoinListView.tsx';
import { type CoinList, listHref, viewsOf } from './coinLists.ts';

/** A coin list beside the ranking, in one of its views. */
export function SideListPage({ list }: { list: CoinList }) {
  const { subPage = '' } = useParams();
  const views = viewsOf(list);
  const view = views.find(({ key }) => key === subPage);
  return (
    <CoinListView
      tab={list.tab}
      tableId={list.name}
      columnsOf={list.columns}
      firstSort={view?.sort ?? null}
      hrefOf={(page, kept) => listHref(list, subPage, page === 1 ? kept : { ...kept, page: String(page) })}
      above={list.warns ? <RiskBanner /> : undefined}
      tabs={(kept) => (
        <LinkTabs
          label={`${list.tab.title}的排序`}
          items={views.map(({ key, label }) => ({ key, label, href: listHref(list, key, kept) }))}
        />
      )}
    />
  );
}
