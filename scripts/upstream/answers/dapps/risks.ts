import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueDapp } from '../../catalogue/dappCatalogue.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { risksOf } from '../risks/exchangeRisks.ts';
import { gravestFirst, incidentRisk, type Risk, sourceRisk, youthRisk } from '../risks/risk.ts';

/** Below this number of daily addresses it may be hard to withdraw. */
const FEW_USERS = 200;

/** Public facts for and against an application, most serious first; for an exchange those of the exchange. */
export function dappRisks(dapp: CatalogueDapp, users: number, time: number): readonly Risk[] {
  const exchange = exchangeCatalogue.find(({ code }) => code === dapp.exchange);
  if (exchange) return risksOf(exchange, time);
  return gravestFirst([
    ...(dapp.incidents ?? []).map((incident) => incidentRisk(incident, time, '项目公告与链上记录')),
    sourceRisk(dapp.isOpen),
    ...age(dapp, time),
    ...(users < FEW_USERS
      ? [
          {
            level: 'medium' as const,
            text: `最近 24 小时使用地址不足 ${FEW_USERS} 个`,
            source: '本站链上统计',
          },
        ]
      : []),
  ]);
}

function age({ launchedAt }: CatalogueDapp, time: number): readonly Risk[] {
  const young = youthRisk('上线', launchedAt, time, '项目官网');
  if (young.length > 0) return young;
  const years = Math.floor((time - launchedAt) / (365 * DAY));
  return [{ level: 'low', text: `上线超过 ${years} 年`, source: '项目官网' }];
}
