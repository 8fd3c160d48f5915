import { walletCatalogue } from '../catalogue/walletCatalogue.ts';
import { flatList } from './envelopes.ts';
import type { Handlers } from './handler.ts';

export const walletHandlers = {
  async wallets({ page, pagesize, type, custody, open }) {
    const wanted = walletCatalogue.filter(
      ({ kinds, isCustodial, isOpenSource }) =>
        (type === 'all' || kinds.includes(type) || (type === 'pc' && kinds.includes('browser'))) &&
        (custody === 'all' || isCustodial === (custody === 'custody')) &&
        (open === 'all' || isOpenSource === (open === 'open')),
    );
    const rows = wanted.map((wallet) => ({
      code: wallet.code,
      name: wallet.nameEn,
      name_zh: wallet.nameZh,
      logo: wallet.logo,
      rank: wallet.rank,
      score: wallet.score,
      types: [...wallet.kinds],
      chains: wallet.chainCount,
      isopen: wallet.isOpenSource ? 1 : 0,
      iscustody: wallet.isCustodial ? 1 : 0,
      siteurl: wallet.website,
    }));
    return flatList(rows, page, pagesize);
  },
} satisfies Handlers<'wallets'>;
