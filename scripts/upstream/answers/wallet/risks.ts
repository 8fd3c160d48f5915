import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { WALLET_FACTS } from '../../catalogue/content/wallet/facts.ts';
import type { CatalogueWallet } from '../../catalogue/walletCatalogue.ts';
import { gravestFirst, incidentRisk, type Risk, youthRisk } from '../risks/risk.ts';

/** Public facts for and against a wallet, most serious first; they change at most daily. */
export function walletRisks(wallet: CatalogueWallet, now: number): readonly Risk[] {
  const today = beijingMidnight(now);
  const incidents = WALLET_FACTS[wallet.code]?.incidents ?? [];
  return gravestFirst([
    ...incidents.map((incident) => incidentRisk(incident, today, '钱包公告与公开报道')),
    wallet.isCustodial
      ? { level: 'medium', text: '私钥由平台保管，平台出事时可能取不回资产', source: '钱包官网' }
      : { level: 'low', text: '私钥由用户自己保管，丢失助记词无法找回', source: '钱包官网' },
    wallet.isOpenSource
      ? { level: 'low', text: '源代码公开，可以自行核对', source: '钱包代码仓库' }
      : { level: 'medium', text: '没有公开全部源代码，无法自行核对', source: '钱包官网' },
    ...youthRisk('推出', wallet.foundedAt, today, '钱包官网'),
  ]);
}
