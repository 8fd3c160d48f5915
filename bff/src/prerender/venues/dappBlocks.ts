import { dappChainColumns } from '@coinmirror/shared/columns/dapps.ts';
import { DAPP_CATEGORY_NAMES } from '@coinmirror/shared/constants/dappCategories.ts';
import type { DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { subjectTitle } from '@coinmirror/shared/pages/subjects.ts';
import { type Block, tableBlock } from '../blocks.ts';
import type { Served } from '../served.ts';
import { subjectBlocks } from '../subject.ts';
import { amount } from '../words.ts';

/** What the server knows of the page of one application: its head, its figures, where it runs. */
export function dappPage(description: string): Served {
  return {
    description,
    calls: ({ dappid = '' }) => [{ name: 'dappInfo', params: { id: dappid } }],
    words: (_page, answers) => {
      const dapp = answers.entity('dappInfo');
      if (!dapp) return null;
      return {
        title: subjectTitle('dapp', dapp.name, { page: 'dappItem' }),
        description: `${dapp.name}：${dapp.description}`,
      };
    },
    prerender: (_page, answers) => {
      const dapp = answers.entity('dappInfo');
      return dapp && blocksOf(dapp);
    },
  };
}

function blocksOf(dapp: DappDetail): readonly Block[] {
  const head = {
    logo: dapp.logo,
    name: dapp.name,
    symbol: '',
    note: `${DAPP_CATEGORY_NAMES[dapp.category]} · ${dapp.chains.join('、')}`,
    price: null,
  };
  const items = [
    ['24H用户', formatCount(dapp.users)],
    ['24H交易', formatCount(dapp.transactions)],
    ['24H成交额', amount(dapp.volume24h || null)],
  ] as const;
  return [
    ...subjectBlocks('dapp', dapp.code, { page: 'dappItem' }, head, {
      facts: [{ kind: 'facts', as: 'line', items }],
    }),
    { kind: 'sentence', text: dapp.description },
    tableBlock(dappChainColumns, dapp.byChain),
  ];
}
