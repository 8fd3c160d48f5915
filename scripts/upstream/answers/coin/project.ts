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
      team: team.map(([name, nativename, intro]) => ({
        code: '',
        name,
        nativename,
        intro,
        description: '',
        logo: '',
      })),
      agency: investors.map((name) => ({ name, logo: '' })),
      coinallot: allocation.map(([name, value, rateRemark]) => ({ name, value, rateRemark })),
    });
  },

  async coinWallets({ code }, { sources }) {
    const { facts } = await requireCoin(sources, code);
    const chains = chainsOf(facts).map(({ chain }) => chain);
    return ok(
      walletCatalogue
        .flatMap((wallet) => {
          const chain = chains.find((one) => holdsChain(wallet, one));
          return chain === undefined ? [] : [walletWire(wallet, chain)];
        })
        .sort((a, b) => b.score - a.score),
    );
  },
} satisfies Handlers<'coinProject' | 'coinWallets'>;

function walletWire(wallet: CatalogueWallet, chain: string) {
  return {
    code: wallet.code,
    name: wallet.nameEn,
    name_zh: wallet.nameZh,
    logo: wallet.logo,
    types: [...wallet.kinds],
    score: wallet.score,
    chains: wallet.chainCount,
    isopen: wallet.isOpenSource ? 1 : 0,
    iscustody: wallet.isCustodial ? 1 : 0,
    siteurl: wallet.website,
    maincoin: chain,
  };
}
