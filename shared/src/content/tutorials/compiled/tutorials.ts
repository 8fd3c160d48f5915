// Made from the Markdown beside it by scripts/documents/generate.ts.
import type { TutorialHead } from '../tutorial.ts';

/** Every tutorial without its text, by its file. */
export const TUTORIAL_HEADS: readonly TutorialHead[] = [
  {
    id: 'approvals',
    title: '看懂签名与授权：连接钱包前先看这三行',
    summary: '分清登录签名、代币授权与转账，限制授权额度，定期撤销不用的授权。',
    group: '安全',
    minutes: 10,
    updated: '2026-11-23',
  },
  {
    id: 'first-purchase',
    title: '第一次买币：从注册平台到看懂成交',
    summary: '选平台、完成认证、用限价单买入，再核对成交均价与手续费。',
    group: '入门',
    minutes: 12,
    updated: '2026-11-23',
  },
  {
    id: 'first-transfer',
    title: '转账不出错：地址、网络与手续费',
    summary: '提币前核对地址、公链和备注，先试小额，再用区块浏览器确认到账。',
    group: '入门',
    minutes: 8,
    updated: '2026-11-23',
  },
  {
    id: 'funding-rate',
    title: '合约入门：资金费率、强平价与仓位',
    summary: '永续合约怎样锚定现货、资金费率谁付给谁、强平价怎样算，以及怎样控制一次能亏多少。',
    group: '行情',
    minutes: 14,
    updated: '2026-11-23',
  },
  {
    id: 'read-candles',
    title: '看懂 K 线与涨跌幅：先弄清起点',
    summary: '一根 K 线的四个价格、成交量的读法，以及 24 小时、UTC8、UTC0 三种涨跌幅的差别。',
    group: '行情',
    minutes: 9,
    updated: '2026-11-23',
  },
  {
    id: 'wallet-backup',
    title: '建一个自己保管的钱包，并把助记词备份好',
    summary: '从官方渠道安装、生成助记词、离线备份、恢复演练，最后才转入资产。',
    group: '入门',
    minutes: 15,
    updated: '2026-11-23',
  },
];

/** The text of each; a browser fetches the one it shows. */
export const loadTutorial = {
  approvals: async () => (await import('./approvals.ts')).tutorial,
  'first-purchase': async () => (await import('./first-purchase.ts')).tutorial,
  'first-transfer': async () => (await import('./first-transfer.ts')).tutorial,
  'funding-rate': async () => (await import('./funding-rate.ts')).tutorial,
  'read-candles': async () => (await import('./read-candles.ts')).tutorial,
  'wallet-backup': async () => (await import('./wallet-backup.ts')).tutorial,
} as const;
