import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { subjectTitle } from '@coinmirror/shared/pages/subjects.ts';
import type { Block } from '../blocks.ts';
import type { Answers, Asked, PageCall, Served } from '../served.ts';
import { subjectBlocks } from '../subject.ts';

interface WalletPage {
  readonly description: string;
  /** Calls beside that of the wallet itself. */
  readonly calls?: (code: string, asked: Asked) => readonly PageCall[];
  /** Under the strip; the wallet in a sentence where it has none. */
  readonly blocks?: (answers: Answers) => readonly Block[] | null;
}

/** What the server knows of a page about one wallet, which its address names under `param`. */
export function walletPage(param: 'id' | 'name', { description, calls, blocks }: WalletPage): Served {
  return {
    description,
    calls: ({ [param]: code = '' }, asked) => [
      { name: 'walletInfo', params: { id: code } },
      ...(calls?.(code, asked) ?? []),
    ],
    words: ({ name }, answers) => {
      const wallet = answers.entity('walletInfo');
      if (!wallet) return null;
      return {
        title: subjectTitle('wallet', wallet.name, { page: placeOf(name) }),
        description: `${wallet.name}：${wallet.description}${description}`,
      };
    },
    prerender: ({ name }, answers) => {
      const wallet = answers.entity('walletInfo');
      const own = blocks ? blocks(answers) : [];
      return wallet && own && [...opening(placeOf(name), wallet), ...own];
    },
  };
}

/** Both addresses of a wallet show its first page. */
const placeOf = (name: RouteName): RouteName => (name === 'walletFile' ? 'wallet' : name);

function opening(page: RouteName, wallet: WalletDetail): readonly Block[] {
  const { code, logo, name, isCustodial, isOpenSource, chainCount, score } = wallet;
  const head = { logo, name, symbol: '', note: wallet.nameEn, price: null };
  const items = [
    ['评分', score === null ? '--' : String(score)],
    ['私钥', isCustodial ? '平台托管' : '自托管'],
    ['开源', isOpenSource ? '是' : '否'],
    ['支持公链', chainCount === null ? '--' : `${chainCount} 条`],
  ] as const;
  return [
    ...subjectBlocks('wallet', code, { page }, head, { facts: [{ kind: 'facts', as: 'line', items }] }),
    { kind: 'sentence', text: wallet.description },
  ];
}
