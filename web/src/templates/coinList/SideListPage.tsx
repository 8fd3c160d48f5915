import { tokenChain } from '@coinmirror/shared/pages/tokenChains.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { RiskBanner } from '#features/coins/lists/RiskBanner.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ChainTabs } from './ChainTabs.tsx';
import { CoinListView } from './CoinListView.tsx';
import { type CoinList, listHref, viewsOf } from './coinLists.ts';
import { listSentence } from './listSentence.ts';

/** A coin list other than the ranking, in one of its views. */
export function SideListPage({ list, actions }: { list: CoinList; actions?: ReactNode }) {
  const { subPage = '' } = useParams();
  const views = viewsOf(list);
  const view = views.find(({ key }) => key === subPage);
  const [params] = useUrlParams();
  const chain = list.byChain ? tokenChain(params.get('chain')) : undefined;
  const { coins } = list.tab;
  const tab =
    chain === undefined || coins === 'watched'
      ? list.tab
      : { ...list.tab, coins: { ...coins, chain: chain.chain } };
  const ofChain = chain === undefined ? {} : { chain: chain.key };
  return (
    <CoinListView
      tab={tab}
      tableId={list.name}
      columnsOf={list.columns}
      firstSort={view?.sort ?? null}
      hrefOf={(page, preserved) =>
        listHref(list, subPage, page === 1 ? preserved : { ...preserved, page: String(page) })
      }
      actions={actions}
      sentenceOf={listSentence(linkTo(list.name, {}))}
      above={list.warns ? <RiskBanner /> : undefined}
      tabs={(preserved) => (
        <>
          {list.byChain && (
            <ChainTabs
              chosen={chain}
              hrefOf={(search) => listHref(list, subPage, { ...preserved, ...search })}
            />
          )}
          <LinkTabs
            label={`${list.tab.title}的排序`}
            items={views.map(({ key, label }) => ({
              key,
              label,
              href: listHref(list, key, { ...preserved, ...ofChain }),
            }))}
          />
        </>
      )}
    />
  );
}
