import type { HolderType } from '@coinmirror/shared/constants/holderTypes.ts';
import type { TreasuryHolder } from '../../ports/treasuries.ts';

/** Date of the data below. */
const HOLDERS_AS_OF = Date.UTC(2025, 11, 31);

type Row = readonly [
  name: string,
  ticker: string,
  country: string,
  btc: number,
  cost: number | null,
  source: string,
];
const of = (type: HolderType, rows: readonly Row[]): readonly TreasuryHolder[] =>
  rows.map(([name, ticker, country, btc, cost, source]) => ({
    name,
    ticker,
    country,
    type,
    btc,
    cost,
    source,
    asOf: HOLDERS_AS_OF,
  }));

/** Approximate public holdings of Bitcoin at the end of 2025. Costs only as published by the holder. */
export const holders: readonly TreasuryHolder[] = [
  ...of('上市公司', [
    ['Strategy', 'MSTR', '美国', 641_000, 74_000, 'https://www.strategy.com'],
    ['Twenty One', 'XXI', '美国', 43_500, null, 'https://xxi.money'],
    ['Metaplanet', '3350.T', '日本', 30_800, 108_000, 'https://metaplanet.jp'],
    ['Bitcoin Standard Treasury', 'CEPO', '美国', 30_000, null, 'https://www.sec.gov'],
    ['Bullish', 'BLSH', '开曼群岛', 24_300, null, 'https://bullish.com'],
    ['Trump Media', 'DJT', '美国', 15_000, null, 'https://tmtgcorp.com'],
    ['Coinbase', 'COIN', '美国', 14_500, null, 'https://investor.coinbase.com'],
    ['特斯拉', 'TSLA', '美国', 11_500, null, 'https://ir.tesla.com'],
    ['Block', 'XYZ', '美国', 8_780, null, 'https://investors.block.xyz'],
    ['Galaxy Digital', 'GLXY', '美国', 6_890, null, 'https://www.galaxy.com'],
    ['Next Technology', 'NXTT', '中国', 5_830, null, 'https://www.sec.gov'],
    ['KindlyMD（Nakamoto）', 'NAKA', '美国', 5_760, 118_000, 'https://www.sec.gov'],
    ['Semler Scientific', 'SMLR', '美国', 5_050, 95_000, 'https://www.semlerscientific.com'],
    ['GameStop', 'GME', '美国', 4_710, null, 'https://gamestop.gcs-web.com'],
    ['博雅互动', '0434.HK', '中国香港', 4_090, 68_000, 'https://www.boyaa.com.hk'],
  ]),
  ...of('私企', [
    ['Block.one', '', '开曼群岛', 164_000, null, 'https://b1.com'],
    ['Tether', '', '萨尔瓦多', 87_500, null, 'https://tether.to'],
    ['Stone Ridge', '', '美国', 10_000, null, 'https://www.stoneridge.com'],
    ['SpaceX', '', '美国', 8_290, null, 'https://www.spacex.com'],
  ]),
  ...of('政府', [
    ['美国政府', '', '美国', 326_000, null, 'https://www.justice.gov'],
    ['中国政府', '', '中国', 190_000, null, 'https://www.court.gov.cn'],
    ['英国政府', '', '英国', 61_200, null, 'https://www.gov.uk'],
    ['乌克兰', '', '乌克兰', 46_350, null, 'https://nazk.gov.ua'],
    ['不丹', '', '不丹', 6_500, null, 'https://www.dhi.bt'],
    ['阿联酋', '', '阿联酋', 6_420, null, 'https://citadelmining.ae'],
    ['萨尔瓦多', '', '萨尔瓦多', 6_340, null, 'https://bitcoin.gob.sv'],
  ]),
  ...of('矿企', [
    ['MARA', 'MARA', '美国', 53_250, null, 'https://ir.mara.com'],
    ['Riot Platforms', 'RIOT', '美国', 19_300, null, 'https://www.riotplatforms.com'],
    ['Hut 8', 'HUT', '美国', 13_700, null, 'https://hut8.com'],
    ['CleanSpark', 'CLSK', '美国', 13_000, null, 'https://www.cleanspark.com'],
    ['Cango', 'CANG', '中国', 6_260, null, 'https://ir.cangoonline.com'],
    ['HIVE Digital', 'HIVE', '加拿大', 2_210, null, 'https://www.hivedigitaltechnologies.com'],
    ['Bitdeer', 'BTDR', '新加坡', 2_180, null, 'https://ir.bitdeer.com'],
  ]),
  ...of('DeFi', [
    ['WBTC', '', '', 127_000, null, 'https://wbtc.network'],
    ['cbBTC', '', '', 68_000, null, 'https://www.coinbase.com'],
    ['tBTC', '', '', 6_000, null, 'https://threshold.network'],
  ]),
];
