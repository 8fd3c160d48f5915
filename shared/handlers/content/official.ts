import type { OfficialHandle } from '@coinmirror/shared/validation/official.ts';

/** The genuine handles that the embedded upstream knows: made up, under a domain that nobody can register. */
export const OFFICIAL_HANDLES: readonly OfficialHandle[] = [
  { kind: 'domain', value: 'coinmirror.example' },
  { kind: 'email', value: 'service@coinmirror.example' },
  { kind: 'email', value: 'listing@coinmirror.example' },
  { kind: 'telegram', value: 'coinmirror_official' },
  { kind: 'x', value: 'coinmirror_cn' },
  { kind: 'wechat', value: 'coinmirror-service' },
];
