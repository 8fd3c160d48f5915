import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { listPageTitle } from '@coinmirror/shared/manifest/coinLists.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import type { HomeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { useParams } from 'react-router';
import { CoinListView } from '#templates/coinList/CoinListView.tsx';
import { listSentence } from '#templates/coinList/listSentence.ts';
import { pageHref } from '#templates/coinList/tabHref.ts';
import type { PreservedParams } from '#templates/coinList/useListAddress.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';

/** The whole market as a page of its own. */
const ALL_LIST: HomeTab = {
  key: '',
  label: pages.coinList.title,
  title: pages.coinList.title,
  summary: summaryOf('coinList'),
  coins: { type: COIN_LIST_TYPE.all },
};

const SENTENCE = listSentence(linkTo('coinList', {}));

/** `/currencies`, `/currencies/subPage` and `/currencies/list_{n}.html`: every coin, a hundred a page. */
export default function CoinListPage() {
  const { listFile } = useParams();
  const page = pageOf(listFile);
  useDocumentTitle(page === null ? ALL_LIST.title : listPageTitle(page));
  const paged = page === null ? {} : { page, firstPage: hrefTo('coinList', {}) };
  return <CoinListView tab={ALL_LIST} hrefOf={hrefOf} sentenceOf={SENTENCE} {...paged} />;
}

/** Pages of a hundred have paths of their own; the first is the list itself, and other sizes use the query. */
function hrefOf(page: number, preserved: PreservedParams): string {
  if (page === 1) return hrefTo('coinList', {}, preserved);
  return 'size' in preserved
    ? hrefTo('coinList', {}, { ...preserved, page: String(page) })
    : pageHref(ALL_LIST, page, preserved);
}

/** `list_7` → 7; null where the path contains no page. */
function pageOf(listFile: string | undefined): number | null {
  const number = ownNumber(listFile?.replace('list_', ''));
  return Number.isInteger(number) && number > 0 ? number : null;
}
