/** Who we are: the one place that names the product. */
export const BRAND = {
  name: '币镜',
  latinName: 'CoinMirror',
  slogan: '看清加密市场的一面镜子',
  /** Which release of the site a call names (`appver`). */
  version: '1.0',
  /** Copyright year of the footer. */
  year: 2023,
  founded: '2017年8月',
  disclaimer: '本站数据仅供学习研究，不构成任何投资建议。',
} as const;
