import type { Incident } from '../exchange/incidents.ts';

/** Features of a wallet besides its platforms: hardware signing, multisig, MPC, CoinJoin. */
const WALLET_EXTRAS = ['hardware', 'multisig', 'mpc', 'coinjoin'] as const;
export type WalletExtra = (typeof WALLET_EXTRAS)[number];

/** Known facts of a wallet; unverified ones are left out. */
export interface WalletFacts {
  readonly what: string;
  readonly extras?: readonly WalletExtra[];
  /** Its id in the Chrome Web Store; an extension with another id is not this wallet. */
  readonly chrome?: string;
  /** Its Android package name. */
  readonly android?: string;
  /** Fingerprint of the key that signs its downloads. */
  readonly key?: { readonly owner: string; readonly fingerprint: string };
  readonly incidents?: readonly Pick<Incident, 'month' | 'what' | 'outcome'>[];
  /** Code of the exchange, if the wallet is an exchange account. */
  readonly exchange?: string;
}

const HARDWARE = ['hardware'] as const;

/** Wallets by their code. */
export const WALLET_FACTS: Readonly<Record<string, WalletFacts>> = {
  metamask: {
    what: '以太坊及兼容公链最常用的自托管钱包，浏览器插件与手机应用。',
    extras: HARDWARE,
    chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
    android: 'io.metamask',
  },
  trust: {
    what: '支持公链最多的手机钱包之一，自己保管助记词。',
    extras: HARDWARE,
    chrome: 'egjidjbpglichdcondbcbdnbeeppgdph',
    android: 'com.wallet.crypto.trustapp',
    incidents: [
      {
        month: '2022-11',
        what: '浏览器插件生成助记词的随机数不足，约 17 万美元受影响',
        outcome: '修复并赔付受影响用户',
      },
    ],
  },
  okx: { what: '欧易推出的多链自托管钱包，内置兑换与 DApp 浏览。', extras: HARDWARE },
  imtoken: {
    what: '面向以太坊与多条公链的手机钱包，可配 imKey 硬件钱包。',
    extras: HARDWARE,
    android: 'im.token.app',
  },
  'token-pocket': {
    what: '多链钱包，手机、插件与桌面都可以用。',
    extras: HARDWARE,
    chrome: 'mfgccjchihfkkindfppnaooecgfneiii',
    android: 'vip.mytokenpocket',
  },
  ledger: {
    what: '带安全芯片的硬件钱包，配合 Ledger Live 管理资产。',
    android: 'com.ledger.live',
    incidents: [
      { month: '2020-07', what: '电商数据库泄露，用户邮箱与收货地址外流', outcome: '私钥未受影响' },
      {
        month: '2023-12',
        what: 'Connect Kit 前端库被植入恶意代码，约 60 万美元',
        outcome: '公司赔付受影响用户',
      },
    ],
  },
  trezor: {
    what: '开源的硬件钱包，配合 Trezor Suite 管理资产。',
    android: 'io.trezor.suite',
    incidents: [
      { month: '2024-01', what: '客服系统被访问，约 6.6 万用户联系方式可能外流', outcome: '私钥未受影响' },
    ],
  },
  coinbase: {
    what: 'Coinbase 推出的自托管钱包，私钥不在交易所。',
    extras: HARDWARE,
    chrome: 'hnfanknocfeofbddgcijnmhnfnkdnaad',
    android: 'org.toshi',
  },
  phantom: {
    what: '起于 Solana 的多链自托管钱包。',
    extras: HARDWARE,
    chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa',
    android: 'app.phantom',
  },
  bitget: {
    what: '前身为 BitKeep 的多链钱包，内置兑换。',
    chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak',
    android: 'com.bitkeep.wallet',
    incidents: [
      { month: '2022-12', what: '安卓安装包被劫持植入木马，约 800 万美元', outcome: '官方公布赔付方案' },
    ],
  },
  safepal: {
    what: '硬件、手机与插件组成的多链钱包。',
    extras: HARDWARE,
    chrome: 'lgmpcpglpngdoalbgeoldeajfclnhafa',
    android: 'io.safepal.wallet',
  },
  onekey: {
    what: '开源的硬件钱包与多端应用。',
    extras: HARDWARE,
    chrome: 'jnmbobjmhlngoefaiojfljckilhhlhcj',
    android: 'so.onekey.app.wallet',
  },
  rabby: {
    what: '面向以太坊兼容公链的钱包，签名前模拟交易结果。',
    extras: HARDWARE,
    chrome: 'acmacodkjbdgmoleebolmdjonilkdbch',
    android: 'com.debank.rabbymobile',
  },
  safe: {
    what: '多人签名的智能合约账户，机构与 DAO 常用。',
    extras: ['hardware', 'multisig'],
    incidents: [
      {
        month: '2025-02',
        what: '开发者电脑被入侵，前端被替换，导致 Bybit 冷钱包被盗',
        outcome: '合约未受影响，前端重建',
      },
    ],
  },
  binance: { what: '币安应用内的自托管钱包，密钥分片保存。', extras: ['mpc'], exchange: 'binance' },
  keystone: { what: '二维码离线签名的硬件钱包，代码开源。', extras: ['multisig'] },
  cobo: { what: '面向机构的托管与协同签名钱包。', extras: ['mpc'] },
  bitpie: { what: '比太团队推出的多链手机钱包。' },
  coin98: {
    what: '多链钱包与 DApp 入口。',
    chrome: 'aeachknmefphepccionboohckonoeemg',
    android: 'coin98.crypto.finance.media',
  },
  exodus: {
    what: '桌面、手机与插件的多币种钱包，界面闭源。',
    extras: HARDWARE,
    chrome: 'aholpfdialjgjfhomihkjbmgjidlcdno',
    android: 'exodusmovement.exodus',
  },
  atomic: {
    what: '桌面与手机的多币种钱包。',
    android: 'io.atomicwallet',
    incidents: [{ month: '2023-06', what: '大量用户私钥失窃，约 1 亿美元', outcome: '' }],
  },
  rainbow: {
    what: '以太坊生态的手机与插件钱包。',
    extras: HARDWARE,
    chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
    android: 'me.rainbow',
  },
  zerion: {
    what: '资产组合视图与自托管钱包。',
    extras: HARDWARE,
    chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl',
    android: 'io.zerion.android',
  },
  backpack: {
    what: 'Solana 与以太坊兼容公链的自托管钱包。',
    extras: HARDWARE,
    chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof',
  },
  solflare: {
    what: 'Solana 自托管钱包，支持质押。',
    extras: HARDWARE,
    chrome: 'bhhhlbepdkbapadjdnnojkbgioiodbic',
    android: 'com.solflare.mobile',
  },
  keplr: {
    what: 'Cosmos 生态最常用的自托管钱包。',
    extras: HARDWARE,
    chrome: 'dmkamcknogkgcdfhhbddcghachkejeap',
    android: 'com.chainapsis.keplr',
  },
  argent: {
    what: 'Starknet 上的智能合约账户。',
    extras: HARDWARE,
    chrome: 'dlcobpjiigpikoobohmabehhmhfoodbb',
  },
  'my-ether-wallet': {
    what: '最早的以太坊网页钱包之一。',
    extras: HARDWARE,
    android: 'com.myetherwallet.mewwallet',
    incidents: [{ month: '2018-04', what: '域名解析被劫持，约 15 万美元被钓鱼', outcome: '服务器未受影响' }],
  },
  enkrypt: {
    what: 'MyEtherWallet 团队的多链浏览器插件。',
    extras: HARDWARE,
    chrome: 'kkpllkodjeloidieedojogacfhpaihoh',
  },
  electrum: {
    what: '最早的比特币轻钱包之一，支持多签与硬件签名。',
    extras: ['hardware', 'multisig'],
    android: 'org.electrum.electrum',
    key: { owner: 'Thomas Voegtlin', fingerprint: '6694 D8DE 7BE8 EE56 31BE  D950 2BD5 824B 7F94 70E6' },
    incidents: [
      {
        month: '2018-12',
        what: '恶意服务器弹出假升级提示，用户装上木马',
        outcome: '新版本不再显示服务器文字',
      },
    ],
  },
  blue: {
    what: '比特币手机与桌面钱包，支持多签金库。',
    extras: ['multisig'],
    android: 'io.bluewallet.bluewallet',
  },
  wasabi: { what: '注重隐私的比特币桌面钱包，走 Tor 网络。', extras: ['hardware', 'coinjoin'] },
  sparrow: {
    what: '比特币桌面钱包，适合连接自己的节点与硬件。',
    extras: ['hardware', 'multisig'],
    key: { owner: 'Craig Raw', fingerprint: 'D4D0 D320 2FC0 6849 A257  B38D E946 1833 4C67 4B40' },
  },
  bitbox: { what: '瑞士的开源硬件钱包，有比特币专用固件。', extras: ['multisig'] },
  coldcard: {
    what: '只支持比特币的离线签名硬件钱包。',
    extras: ['multisig'],
    key: { owner: 'Peter D. Gray', fingerprint: '4589 779A DFC1 4F33 2753  4EA8 A3A3 1BAD 5A2A 5B10' },
  },
  tangem: { what: '卡片形态的硬件钱包，手机碰一碰签名。', android: 'com.tangem.wallet' },
  ellipal: { what: '全封闭金属外壳、二维码离线签名的硬件钱包。' },
  cypherock: { what: '密钥分片存在多张卡片上的硬件钱包。' },
  zengo: { what: '没有助记词，密钥分片保存的手机钱包。', extras: ['mpc'], android: 'com.zengo.wallet' },
  ronin: {
    what: 'Ronin 链的官方钱包。',
    extras: HARDWARE,
    chrome: 'fnjhmkhhmkbjkkabndcnnogagogbneec',
    android: 'com.skymavis.genesis',
  },
  kraken: { what: 'Kraken 推出的开源自托管手机钱包。' },
  xdefi: { what: '前身为 XDEFI 的多链插件与手机钱包。', chrome: 'hmeobnfnfcmdkdcmlblgagmfpfboieaf' },
  unipass: { what: '用邮箱找回的智能合约钱包。' },
  'math-wallet': { what: '多链钱包，手机、插件与桌面都可以用。' },
  'huobi-trade': { what: 'HTX（火币）交易所账户，资产由平台保管。', exchange: 'huobi' },
  'kucoin-trade': { what: '库币交易所账户，资产由平台保管。', exchange: 'kucoin' },
  'bybit-trade': { what: 'Bybit 交易所账户，资产由平台保管。', exchange: 'bybit' },
  'gate-trade': { what: 'Gate（芝麻）交易所账户，资产由平台保管。', exchange: 'gate' },
  temple: {
    what: 'Tezos 生态的插件与手机钱包。',
    extras: HARDWARE,
    chrome: 'ookjlbkiijinhpmnjffcofjonbfbgaoc',
  },
  kukai: { what: 'Tezos 的网页钱包。', extras: HARDWARE },
};
