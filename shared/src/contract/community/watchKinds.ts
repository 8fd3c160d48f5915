/** What can be starred. */
export const WATCH_KINDS = ['coin', 'exchange', 'wallet'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** Every visitor has this group, until they rename it. */
export const FIRST_WATCH_GROUP = '默认';
