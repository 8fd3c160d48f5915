import type { OfficialHandle } from '@coinmirror/shared/validation/official.ts';

/** Genuine handles in the embedded upstream: fictional, under a domain that cannot be registered. */
export const OFFICIAL_HANDLES: readonly OfficialHandle[] = [
  { kind: 'domain', value: 'coinmirror.example' },
  { kind: 'email', value: 'service@coinmirror.example' },
  { kind: 'email', value: 'listing@coinmirror.example' },
  { kind: 'telegram', value: 'coinmirror_official' },
  { kind: 'x', value: 'coinmirror_cn' },
  { kind: 'wechat', value: 'coinmirror-service' },
];
