import { PROJECTS } from '../../catalogue/content/coin/projects.ts';
import { holdsChain } from '../../catalogue/content/wallet/chains.ts';
import { chainsOf } from '../../catalogue/deployments.ts';
import { type CatalogueWallet, walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';

export const coinProjectHandlers = {
  async coinProject({ code }, { sources }) {
    await requireCoin(sources, code);
    const { team = [], investors = [], allocation = [] } = PROJECTS[code] ?? {};
    return ok({
      team: team.map(([nameEn, nameZh, role]) => ({
        code: '',
        nameEn,
        nameZh,
        role,
        words: '',
        logo: '',
      })),
      investors: investors.map((name) => ({ name, logo: '' })),
      allocation: allocation.map(([name, share, remark]) => ({ name, share, remark })),
    });
  },

  async coinWallets({ code }, { sources }) {
    const { facts } = await requireCoin(sources, code);
    const chains = chainsOf(facts).map(({ chain }) => chain);
    return ok(
      walletCatalogue
        .flatMap((wallet) => {
          const chain = chains.find((one) => holdsChain(wallet, one));
          return chain === undefined ? [] : [walletOf(wallet, chain)];
        })
        .sort((a, b) => b.score - a.score),
    );
  },
} satisfies Handlers<'coinProject' | 'coinWallets'>;

function walletOf(wallet: CatalogueWallet, chain: string) {
  return {
    code: wallet.code,
    nameEn: wallet.nameEn,
    nameZh: wallet.nameZh,
    logo: wallet.logo,
    kinds: [...wallet.kinds],
    score: wallet.score,
    chainCount: wallet.chainCount,
    isOpenSource: wallet.isOpenSource,
    isCustodial: wallet.isCustodial,
    website: wallet.website,
    chain,
  };
}
