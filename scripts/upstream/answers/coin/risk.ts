import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { concentrationsOn } from '../holders/concentration.ts';
import { type Coin, fullSupply } from '../indexes/coins.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { gravestFirst, type Risk, type RiskLevel, riskLevelOf, youthRisk } from '../risks/risk.ts';
import { pairCounts } from './footprint.ts';

/** Days within which an unlock is considered near. */
const NEAR_DAYS = 30;
const YEAR = 365 * DAY;

export const coinRiskHandlers = {
  async coinRisk({ code }, { sources }) {
    const coin = await requireCoin(sources, code);
    const places = (await pairCounts(sources))?.get(code)?.exchanges ?? null;
    const risks = await coinRisks(coin, places, sources.clock.now(), sources);
    return ok({ risks, level: riskLevelOf(risks) });
  },
} satisfies Handlers<'coinRisk'>;

/**
 * Facts for and against a coin that is traded on `places` exchanges (null: unknown), most serious first. Every one is
 * on our pages with its source; nothing is stated without one.
 */
export async function coinRisks(
  coin: Coin,
  places: number | null,
  time: number,
  sources: Sources,
): Promise<readonly Risk[]> {
  return gravestFirst([
    ...standing(coin),
    ...age(coin, time),
    ...(await hands(coin, time, sources)),
    ...trade(coin, places),
    ...(await dilution(coin, time, sources)),
    ...code(coin),
  ]);
}

function standing({ facts }: Coin): readonly Risk[] {
  const source = '本站收录审核';
  if (facts.wraps !== null)
    return [{ level: 'medium', text: '能否按锚定的币赎回，取决于保管方或合约', source }];
  if (facts.standing === 'unranked') return [{ level: 'medium', text: '流通量还没有核实', source }];
  if (facts.standing === 'ranked') return [];
  const labels = facts.risks.map((text): Risk => ({ level: 'high', text, source }));
  return [{ level: 'high', text: '未经收录审核', source }, ...labels];
}

function age({ facts }: Coin, time: number): readonly Risk[] {
  const source = '本站行情记录';
  const young = youthRisk('上市', facts.launchedAt, time, source);
  if (young.length > 0) return young;
  const years = ((time - facts.launchedAt) / YEAR).toFixed(1);
  return [{ level: 'low', text: `上市 ${years} 年，价格记录完整可查`, source }];
}

async function hands({ facts, now }: Coin, time: number, sources: Sources): Promise<readonly Risk[]> {
  // Shares of an unknown supply do not exist.
  if (now.circulatingSupply === null || sources.holders === null) return [];
  const concentrations = await concentrationsOn(sources, [facts.code], beijingMidnight(time));
  const concentration = concentrations.get(facts.code);
  if (!concentration) return [];
  const { top10 } = concentration;
  return [
    {
      level: levelAbove(top10, 50, 80),
      text: `前 10 大地址持有 ${formatShare(top10)}（含交易所与合约地址）`,
      source: '链上持币地址统计',
    },
  ];
}

function trade({ facts, now }: Coin, places: number | null): readonly Risk[] {
  const few: readonly Risk[] =
    places !== null && places <= 3
      ? [{ level: 'medium', text: `只在 ${places} 家平台有交易对`, source: '本站收录的交易对' }]
      : [];
  const turnover = now.turnoverRate;
  if (turnover === null) return few;
  const source = '24H成交额 ÷ 流通市值';
  if (turnover < 0.1)
    return [
      ...few,
      { level: 'medium', text: `24H换手率 ${formatShare(turnover)}，大额买卖难以成交`, source },
    ];
  // High turnover is normal for a stablecoin.
  if (turnover > 100 && facts.peg === null)
    return [
      ...few,
      { level: 'medium', text: `24H换手率 ${formatShare(turnover)}，成交额超过流通市值`, source },
    ];
  return few;
}

async function dilution(coin: Coin, time: number, sources: Sources): Promise<readonly Risk[]> {
  const circulatingSupply = coin.now.circulatingSupply;
  if (circulatingSupply === null || !(circulatingSupply > 0)) return [];
  const near = await sources.unlocks?.between(coin.facts.code, time, time + NEAR_DAYS * DAY);
  const unlocks = (near ?? []).map(({ time: at, amount }): Risk => {
    const share = (amount / circulatingSupply) * 100;
    return {
      level: levelAbove(share, 1, Number.POSITIVE_INFINITY),
      text: `${formatDate(at)} 解锁 ${formatAmount(amount)} 枚，占流通量 ${formatShare(share)}`,
      source: '日历的代币解锁',
    };
  });
  const full = fullSupply(coin);
  const rate = full === null || full <= 0 ? null : (circulatingSupply / full) * 100;
  if (rate === null || rate >= 30) return unlocks;
  const text = `流通率 ${formatShare(rate)}，其余还没有进入市场`;
  return [...unlocks, { level: 'medium', text, source: '流通量 ÷ 最大供应量' }];
}

function code({ facts }: Coin): readonly Risk[] {
  const source = '项目官网';
  return facts.links.sourceCode.length === 0
    ? [{ level: 'medium', text: '没有公开的代码仓库', source }]
    : [{ level: 'low', text: '代码仓库公开，任何人可以查看', source }];
}

const levelAbove = (value: number, medium: number, high: number): RiskLevel => {
  if (value >= high) return 'high';
  return value >= medium ? 'medium' : 'low';
};
