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
    return flatList(wanted.map(rowWire), page, pagesize);
  },

  async walletInfo({ id }, { sources }) {
    const wallet = walletCatalogue.find(({ code }) => code === id);
    if (!wallet) throw new UpstreamError(404, '没有这个钱包');
    const facts = WALLET_FACTS[id];
    const extras = facts?.extras ?? [];
    const can = (extra: WalletExtra) => (extras.includes(extra) ? 1 : 0);
    const risks = walletRisks(wallet, sources.clock.now());
    return ok({
      ...rowWire(wallet),
      desc: facts?.what ?? '',
      country_zh: wallet.countryZh,
      online_time: wallet.foundedAt,
      chainlist: [...knownChains(wallet)],
      hardware: can('hardware'),
      multisig: can('multisig'),
      mpc: can('mpc'),
      coinjoin: can('coinjoin'),
      chromeid: facts?.chrome ?? '',
      androidid: facts?.android ?? '',
      signkey: facts?.key ?? null,
      exchangecode: facts?.exchange ?? '',
      softid: softwareOf('wallet', wallet.code),
      risks: [...risks],
      risk_level: riskLevelOf(risks),
    });
  },
} satisfies Handlers<'wallets' | 'walletInfo'>;

function rowWire(wallet: CatalogueWallet) {
  return {
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
  };
}
