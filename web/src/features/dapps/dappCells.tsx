import type { Dapp } from '@coinmirror/shared/contract/dapps.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { RiskBadge } from '#ui/risk/RiskBadge.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';

/** Custom cells of application lists: the level of risk as a badge, seven days of users as a sparkline. */
export const dappCells: Cells<Dapp> = {
  risk: ({ risk }) => <RiskBadge level={risk} />,
  trend: ({ name, trend }) => <Sparkline points={trend} label={`${name}近 7 日用户`} width={92} />,
};
