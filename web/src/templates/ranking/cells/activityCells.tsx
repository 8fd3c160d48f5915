import { ACTIVITY_NAMES } from '@coinmirror/shared/columns/coinTables.ts';
import type { Activity, ActivityKind } from '@coinmirror/shared/contract/activity.ts';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';

const TONES: Readonly<Record<ActivityKind, BadgeTone>> = {
  volume: 'info',
  high: 'up',
  low: 'down',
  trade: 'warning',
};

/** Custom cells of the movers: the reason as a badge. */
export const activityCells: Cells<Activity> = {
  kind: ({ kind }) => <Badge tone={TONES[kind]}>{ACTIVITY_NAMES[kind]}</Badge>,
};
