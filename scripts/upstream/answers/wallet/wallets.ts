import { knownChains } from '../../catalogue/content/wallet/chains.ts';
import { WALLET_FACTS, type WalletExtra } from '../../catalogue/content/wallet/facts.ts';
import { softwareOf } from '../../catalogue/softwareCatalogue.ts';
import { type CatalogueWallet, walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import { flatList, ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { walletRisks } from './risks.ts';

export const walletHandlers = {
  async wallets({ page, pagesize, type, custody, open }) {
    const wanted = walletCatalogue.filter(
      ({ kinds, isCustodial, isOpenSource }) =>
        (type === 'all' || kinds.includes(type) || (type === 'pc' && kinds.includes('browser'))) &&
        (custody === 'all' || isCustodial === (custody === 'custody')) &&
        (open === 'all' || isOpenSource === (open === 'open')),
    );
    return flatList(wanted.map(rowOf), page, pagesize);
  },

  async walletInfo({ id }, { sources }) {
    const wallet = walletCatalogue.find(({ code }) => code === id);
    if (!wallet) throw new UpstreamError(404, '没有这个钱包');
    const facts = WALLET_FACTS[id];
    const extras = facts?.extras ?? [];
    const can = (extra: WalletExtra) => extras.includes(extra);
    const risks = walletRisks(wallet, sources.clock.now());
    return ok({
      ...rowOf(wallet),
      description: facts?.what ?? '',
      country: wallet.countryZh,
      foundedAt: wallet.foundedAt,
      chains: [...knownChains(wallet)],
      signsWithDevice: can('hardware'),
      hasMultisig: can('multisig'),
      splitsKeys: can('mpc'),
      mixesCoins: can('coinjoin'),
      chromeId: facts?.chrome ?? '',
      androidId: facts?.android ?? '',
      signingKey: facts?.key ?? null,
      exchangeCode: facts?.exchange ?? '',
      softwareId: softwareOf('wallet', wallet.code),
      risks: [...risks],
      risk: riskLevelOf(risks),
    });
  },
} satisfies Handlers<'wallets' | 'walletInfo'>;

function rowOf(wallet: CatalogueWallet) {
  return {
    code: wallet.code,
    nameEn: wallet.nameEn,
    nameZh: wallet.nameZh,
    logo: wallet.logo,
    rank: wallet.rank,
    score: wallet.score,
    kinds: [...wallet.kinds],
    chainCount: wallet.chainCount,
    isOpenSource: wallet.isOpenSource,
    isCustodial: wallet.isCustodial,
    website: wallet.website,
  };
}
