/** A tab of `/status?tab=KEY`. */
export interface StatusTab {
  readonly key: 'now' | 'refusals' | 'record' | 'exchanges';
  readonly label: string;
}

export const STATUS_TABS: readonly StatusTab[] = [
  { key: 'now', label: '现在' },
  { key: 'refusals', label: '隔离日志' },
  { key: 'record', label: '来源履历' },
  { key: 'exchanges', label: '交易所报价质量' },
];

/** `tab` of the address → tab; the state of now for anything else. */
export function statusTabOf(asked: string | null): StatusTab['key'] {
  return STATUS_TABS.find(({ key }) => key === asked)?.key ?? 'now';
}
