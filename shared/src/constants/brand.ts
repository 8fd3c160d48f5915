/** The product's names, only defined here. */
export const BRAND = {
  name: '币镜',
  latinName: 'CoinMirror',
  slogan: '看清加密市场的一面镜子',
  /** The site's release, sent with each call (`appver`). */
  version: '1.0',
  /** The years of the footer's copyright. */
  since: 2017,
  year: 2026,
  founded: '2017年8月',
  disclaimer: '本站数据仅供学习研究，不构成任何投资建议。',
} as const;
