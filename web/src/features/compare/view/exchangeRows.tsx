import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { ExchangeProfile } from '@coinmirror/shared/contract/exchange/profile.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { RiskBadge } from '#ui/risk/RiskBadge.tsx';
import type { ComparedHead } from './CompareTable.tsx';
import type { CompareGroup } from './compareRow.ts';
import { rowMakers } from './rowMakers.tsx';

/** A compared exchange with the data of its rows. */
export interface ComparedExchange {
  readonly detail: ExchangeDetail;
  readonly profile: ExchangeProfile | null;
  /** Its most traded pair of Bitcoin; null where it has none. */
  readonly bitcoin: ExchangePair | null;
}

/** An exchange at the head of its column. */
export function exchangeHead({ detail: { code, name, logo } }: ComparedExchange): ComparedHead {
  return { code, name, logo, href: hrefTo('exchange', { id: code }) };
}

const PROOFS = { merkle: '默克尔证明', audit: '第三方审计', none: '未公布' } as const;

const { amount, change, share, number, words } = rowMakers<ComparedExchange>();

/** All rows of the exchange comparison. Money in USD, shown in the visitor's currency; an unknown value is `--`. */
export const EXCHANGE_GROUPS: readonly CompareGroup<ComparedExchange>[] = [
  {
    name: '排名与风险',
    rows: [
      number(
        'rank',
        '排名',
        ({ detail }) => detail.rank,
        (rank) => String(rank ?? MISSING),
      ),
      number(
        'rating',
        '评级',
        ({ detail }) => detail.rating,
        (rating) => rating?.toFixed(1) ?? MISSING,
      ),
      {
        key: 'risk',
        name: '风险等级',
        value: ({ profile }) => profile?.risk ?? null,
        cell: ({ profile }) => (profile ? <RiskBadge level={profile.risk} /> : MISSING),
      },
    ],
  },
  {
    name: '成交',
    rows: [
      amount('volume', '24H现货成交额', ({ detail }) => detail.volume24h),
      change('volumeChange', '较前日', ({ detail }) => detail.volumeChange24h),
      amount('futures', '24H合约成交额', ({ detail }) => detail.futuresVolume24h),
      amount('openInterest', '合约持仓量', ({ detail }) => detail.openInterest),
    ],
  },
  {
    name: '深度（成交最多的 BTC 交易对）',
    rows: [
      words('bitcoinPair', '交易对', ({ bitcoin }) => bitcoin?.pair ?? ''),
      amount('depthUp', '+2% 深度', ({ bitcoin }) => bitcoin?.depthUp ?? null),
      amount('depthDown', '−2% 深度', ({ bitcoin }) => bitcoin?.depthDown ?? null),
    ],
  },
  {
    name: '费率与储备',
    rows: [
      share('makerFee', '现货挂单费', ({ detail }) => detail.makerFee),
      share('takerFee', '现货吃单费', ({ detail }) => detail.takerFee),
      amount('reserve', '资产储备（不含负债）', ({ detail }) => detail.reserve),
      words('proof', '储备证明', proofOf),
    ],
  },
  {
    name: '品种',
    rows: [
      number('coins', '币种', ({ detail }) => detail.coinCount, formatCount),
      number('pairs', '现货交易对', ({ detail }) => detail.pairCount, formatCount),
      number('contracts', '合约', ({ detail }) => detail.contractCount, formatCount),
      words('fiats', '支持法币', ({ profile }) => profile?.fiats.join('、') ?? '', true),
    ],
  },
  {
    name: '资质',
    rows: [
      words('founded', '成立', ({ detail }) => formatMonth(detail.foundedAt)),
      words('country', '所在地', ({ detail }) => detail.country, true),
      words('licences', '牌照与登记', ({ profile }) => licencesOf(profile), true),
      words('kyc', '身份认证', ({ profile }) => profile?.kyc ?? '', true),
    ],
  },
];

/** An exchange without deposits has nothing to prove. */
function proofOf({ detail, profile }: ComparedExchange): string {
  if (detail.kinds.includes('dex')) return '不托管资产';
  return profile ? PROOFS[profile.proof.kind] : '';
}

/** No licence in a register is a fact; a profile that has not loaded is not. */
function licencesOf(profile: ExchangeProfile | null): string {
  if (profile === null) return '';
  return profile.licences.map(({ place, authority }) => joinSpaced(place, authority)).join('；') || '未查到';
}
