import { type CatalogueWallet, walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import { PROJECTS } from '../../content/coin/projects.ts';
import { CHAINS_BY_USE, NARROW_WALLETS } from '../../content/coin/walletChains.ts';
import { chainsOf } from '../../market/holderBook.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { requireCoin } from './requireCoin.ts';

/** Chains beyond the written order are taken up by wallets with very many of them. */
const RARE_CHAIN = 80;

export const coinProjectHandlers = {
  async coinProject({ code }, { market }) {
    await requireCoin(market, code);
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

  async coinWallets({ code }, { market }) {
    const { facts } = await requireCoin(market, code);
    const chains = chainsOf(facts).map(({ chain }) => chain);
    return ok(
      walletCatalogue
        .flatMap((wallet) => {
          const chain = chains.find((one) => holds(wallet, one));
          return chain === undefined ? [] : [walletWire(wallet, chain)];
        })
        .sort((a, b) => b.score - a.score),
    );
  },
} satisfies Handlers<'coinProject' | 'coinWallets'>;

/** Whether a wallet holds what lives on a chain. */
function holds({ code, chainCount }: CatalogueWallet, chain: string): boolean {
  const narrow = NARROW_WALLETS[code];
  if (narrow) return narrow.includes(chain);
  const place = CHAINS_BY_USE.indexOf(chain);
  return (place < 0 ? RARE_CHAIN : place) < chainCount;
}

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
