/** A licence to serve customers, and its authority. */
export interface Licence {
  readonly place: string;
  readonly authority: string;
  readonly what: string;
}

const EU = (place: string, authority: string): Licence => ({
  place: `欧盟（${place}）`,
  authority,
  what: 'MiCA 加密资产服务商',
});
const JAPAN: Licence = { place: '日本', authority: '金融厅 JFSA', what: '加密资产交换业者登记' };
const KOREA: Licence = { place: '韩国', authority: '金融情报分析院 KoFIU', what: '虚拟资产事业者申报' };
const HONG_KONG: Licence = {
  place: '中国香港',
  authority: '证监会 SFC',
  what: '虚拟资产交易平台（第 1、7 类）',
};
const NEW_YORK: Licence = { place: '美国纽约州', authority: 'NYDFS', what: 'BitLicense 或信托牌照' };
const DUBAI: Licence = { place: '阿联酋迪拜', authority: 'VARA', what: '虚拟资产服务商' };
const INDIA: Licence = { place: '印度', authority: 'FIU-IND', what: '反洗钱报告实体登记' };
const INDONESIA: Licence = { place: '印度尼西亚', authority: 'OJK', what: '加密资产实体交易商' };
const TURKEY: Licence = {
  place: '土耳其',
  authority: '资本市场委员会 CMB',
  what: '加密资产服务商（经营中名单）',
};
const SINGAPORE: Licence = { place: '新加坡', authority: '金管局 MAS', what: '大型支付机构' };

/** Licences on public registers, by exchange. Not complete. */
export const LICENCES: Readonly<Record<string, readonly Licence[]>> = {
  binance: [DUBAI, { place: '法国', authority: 'AMF', what: '数字资产服务商（PSAN）' }, JAPAN, INDIA],
  coinbase: [
    NEW_YORK,
    EU('卢森堡', 'CSSF'),
    SINGAPORE,
    { place: '英国', authority: 'FCA', what: '加密资产登记' },
  ],
  okx: [EU('马耳他', 'MFSA'), DUBAI, SINGAPORE],
  bybit: [EU('奥地利', 'FMA'), { place: '阿联酋', authority: 'SCA', what: '虚拟资产平台运营商' }, INDIA],
  kraken: [
    EU('爱尔兰', '中央银行'),
    { place: '美国怀俄明州', authority: '州银行部门', what: 'SPDI 特殊目的存款机构' },
  ],
  gate: [EU('马耳他', 'MFSA'), DUBAI],
  kucoin: [EU('奥地利', 'FMA'), INDIA],
  'crypto-com': [EU('马耳他', 'MFSA'), DUBAI, SINGAPORE],
  upbit: [KOREA],
  bithumb: [KOREA],
  coinone: [KOREA],
  korbit: [KOREA],
  hashkey: [HONG_KONG],
  osl: [HONG_KONG],
  bitstamp: [EU('卢森堡', 'CSSF'), NEW_YORK],
  gemini: [NEW_YORK, EU('马耳他', 'MFSA')],
  robinhood: [{ place: '美国', authority: '各州', what: '货币转移商' }, NEW_YORK],
  deribit: [DUBAI],
  bitflyer: [JAPAN, NEW_YORK],
  coincheck: [JAPAN],
  bitbank: [JAPAN],
  bitvavo: [EU('荷兰', 'AFM')],
  bitpanda: [EU('德国', 'BaFin')],
  backpack: [DUBAI, { place: '塞浦路斯', authority: 'CySEC', what: '投资公司（MiFID II）' }],
  indodax: [INDONESIA],
  tokocrypto: [INDONESIA],
  coindcx: [INDIA],
  wazirx: [INDIA],
  btcturk: [TURKEY],
  paribu: [TURKEY],
  bitso: [{ place: '墨西哥', authority: 'CNBV', what: '电子支付资金机构（IFPE）' }],
  'mercado-bitcoin': [{ place: '巴西', authority: '中央银行', what: '支付机构' }],
  luno: [{ place: '南非', authority: 'FSCA', what: '加密资产服务商' }],
};
