import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { proofOf } from '../../catalogue/content/exchange/custody.ts';
import { INCIDENTS } from '../../catalogue/content/exchange/incidents.ts';
import { LICENCES } from '../../catalogue/content/exchange/licences.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { dappCatalogue } from '../../catalogue/dappCatalogue.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { gravestFirst, incidentRisk, type Risk, sourceRisk, youthRisk } from './risk.ts';

/** How it shows what it holds; 'self' where customers hold it themselves. */
export function disclosureOf(exchange: CatalogueExchange) {
  return isCustodial(exchange) ? proofOf(exchange.code).kind : 'self';
}

/** The first of the month of its last confirmed incident, epoch ms; null if none is known. */
export function incidentAt(exchange: CatalogueExchange): number | null {
  const months = incidentsOf(exchange).map(({ month }) => beijingDay(month));
  return months.length === 0 ? null : Math.max(...months);
}

function incidentsOf({ code }: CatalogueExchange) {
  const dapp = dappCatalogue.find((one) => one.exchange === code);
  return [...(INCIDENTS[code] ?? []), ...(dapp?.incidents ?? [])];
}

/** Public facts for and against an exchange, most serious first, each with its source. */
export function risksOf(exchange: CatalogueExchange, time: number): readonly Risk[] {
  const dapp = dappCatalogue.find((one) => one.exchange === exchange.code);
  return gravestFirst([
    ...incidentsOf(exchange).map((incident) => incidentRisk(incident, time, '平台公告')),
    ...custody(exchange),
    ...(dapp ? [sourceRisk(dapp.isOpen)] : []),
    ...permission(exchange),
    ...youthRisk('成立', exchange.foundedAt, time, '平台官网'),
    ...thinness(exchange),
  ]);
}

function custody(exchange: CatalogueExchange): readonly Risk[] {
  if (exchange.kinds.includes('dex'))
    return [{ level: 'low', text: '用户自己保管资产，风险在合约与前端', source: '协议文档' }];
  if (!isCustodial(exchange)) return [];
  const { kind, auditor } = proofOf(exchange.code);
  if (kind === 'none')
    return [{ level: 'medium', text: '没有公开可自行核验的储备金证明', source: '平台官网' }];
  const words = kind === 'merkle' ? '公布默克尔储备金证明，用户可自行核验' : '由第三方审计储备';
  return [{ level: 'low', text: auditor === '' ? words : `${words}（${auditor}）`, source: '平台官网' }];
}

function permission({ code, kinds, scores }: CatalogueExchange): readonly Risk[] {
  const licences = LICENCES[code] ?? [];
  if (licences.length > 0) {
    const names = licences.map(({ place, authority }) => joinSpaced(place, authority)).join('、');
    return [{ level: 'low', text: `持牌或登记：${names}`, source: '监管机构公开名录' }];
  }
  if (kinds.includes('dex') || scores.compliance >= 80) return [];
  return [{ level: 'medium', text: '未在主要监管机构名录中查到牌照', source: '监管机构公开名录' }];
}

function thinness({ scores }: CatalogueExchange): readonly Risk[] {
  if (scores.liquidity >= 45) return [];
  return [{ level: 'medium', text: `流动性评分 ${scores.liquidity}，大额成交滑点高`, source: '本站评级' }];
}
