import { useParams } from 'react-router';
import { CoinListView } from '../home/CoinListView.tsx';
import { ALL_LIST } from '../home/homeTabs.ts';

/** `/currencies`, `/currencies/subPage` and `/currencies/list_{n}.html`: every coin, a hundred a page. */
export default function CoinListPage() {
  const { listFile } = useParams();
  return <CoinListView tab={ALL_LIST} page={pageOf(listFile)} />;
}

/** `list_7` → 7; the list itself is its first page. */
function pageOf(listFile: string | undefined): number {
  const number = Number(listFile?.replace('list_', '') ?? '1');
  return Number.isInteger(number) && number > 0 ? number : 1;
}
