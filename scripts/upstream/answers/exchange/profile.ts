import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { proofOf } from '../../catalogue/content/exchange/custody.ts';
import { fiatsOf } from '../../catalogue/content/exchange/fiats.ts';
import { LICENCES } from '../../catalogue/content/exchange/licences.ts';
import { NO_PROFILE, PROFILES } from '../../catalogue/content/exchange/profiles.ts';
import { tidySpaces } from '../../catalogue/content/news/wording.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { RATING_WEIGHTS } from '../../catalogue/exchangeCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { dexChains } from '../indexes/dexChains.ts';
import type { ExchangeActivity } from '../indexes/exchangeActivities.ts';
import { activityOf, type ExchangeIndex } from '../indexes/exchanges.ts';
import { risksOf } from '../risks/exchangeRisks.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { grades } from './standing.ts';

export const exchangeProfileHandlers = {
  async exchangeProfile({ code }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    const { exchange } = activity;
    const profile = PROFILES[exchange.code] ?? NO_PROFILE;
    const risks = risksOf(exchange, index.time);
    const grade = (await grades(sources)).find((one) => one.exchange === exchange);
    const isDex = exchange.kinds.includes('dex');
    return ok({
      description: describe(activity, profile.story).map(tidySpaces),
      people: profile.people.map(({ name, title }) => ({ name, title })),
      agency: profile.investors.map((name) => ({ name })),
      milestones: profile.milestones.map(([month, title]) => ({ time: beijingDay(month), title })),
      licences: (LICENCES[exchange.code] ?? []).map(({ place, authority, what }) => ({
        place,
        authority,
        what,
      })),
      fiats: [...fiatsOf(exchange.country, exchange.kinds)],
      kyc: isDex
        ? '不需要：用自己的钱包交易'
        : exchange.scores.compliance >= 70
          ? '开户必须完成身份认证'
          : '提币与法币需要身份认证，限额内可免',
      insurance: isDex
        ? '协议没有保险，部分第三方可投保'
        : exchange.scores.security >= 85
          ? '平台设有用户保护基金'
          : '',
      withdrawals: isCustodial(exchange) ? await withdrawals(exchange.code, index, sources) : [],
      risks: risks.map(({ level, text, source }) => ({ level, text, source })),
      risk: riskLevelOf(risks),
      parts: (grade?.parts ?? []).map((part) => ({ ...part, weight: RATING_WEIGHTS[part.key] })),
      ratingChange: grade?.change ?? null,
      rankChange: grade?.rankChange ?? null,
      twitter: profile.x === '' ? '' : `https://x.com/${profile.x}`,
      proof: proofOf(exchange.code),
      chains: await dexChains(exchange.code, sources),
    });
  },
} satisfies Handlers<'exchangeProfile'>;

const KIND_NAMES = {
  spot: '现货',
  futures: '合约',
  options: '期权',
  fiat: '法币出入金',
  otc: '场外交易',
  dex: '去中心化兑换',
  nft: 'NFT 交易',
} as const;

/** A neutral description of an exchange from its own figures. */
function describe({ exchange, pairs, contracts, coinCount }: ExchangeActivity, story: string): string[] {
  const name = exchange.nameZh || exchange.nameEn;
  const place =
    exchange.country === 'On-chain' ? '运行在公链上，没有注册地' : `注册或总部在${exchange.countryZh}`;
  const kinds = exchange.kinds.map((kind) => KIND_NAMES[kind]).join('、');
  const counts = [
    coinCount > 0 ? `${coinCount} 个币种` : '',
    pairs.length > 0 ? `${pairs.length} 个现货交易对` : '',
    contracts.length > 0 ? `${contracts.length} 个合约` : '',
  ].filter((part) => part !== '');
  const { year, month } = fieldsOf(exchange.foundedAt);
  return [
    `${name}${name.startsWith(exchange.nameEn) ? '' : `（${exchange.nameEn}）`}成立于 ${year} 年 ${month} 月，${place}，提供${kinds}。${story}`,
    counts.length > 0
      ? `目前可交易 ${counts.join('、')}；现货挂单费率 ${exchange.makerFee}%，吃单费率 ${exchange.takerFee}%（普通用户，不含平台币抵扣与等级折扣）。`
      : '目前没有代币交易对，成交为 NFT，见 NFT 市场榜。',
    ...(exchange.reserveUsd > 0 && !exchange.kinds.includes('dex')
      ? [
          `2026 年初为用户保管的资产约 ${formatAmount(exchange.reserveUsd)} 美元，当前余额见平台钱包与资产披露。`,
        ]
      : []),
  ];
}

async function withdrawals(exchange: string, { coins }: ExchangeIndex, sources: Sources) {
  const fees = await requirePort(sources, 'venues').withdrawalFees(exchange);
  return fees.flatMap(({ coinCode, chain, fee, min }) => {
    const facts = coins.get(coinCode)?.facts;
    if (!facts) return [];
    return [
      {
        code: coinCode,
        symbol: facts.symbol,
        name: facts.nameZh || facts.nameEn,
        logo: facts.logo,
        chain,
        fee,
        min,
      },
    ];
  });
}
