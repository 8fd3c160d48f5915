import { AVATAR_SIDE_MAX, IMAGE_MAX_BYTES } from '../../constants/limits.ts';

/** What a visitor's picture may be. */
export const AVATAR_RULE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: IMAGE_MAX_BYTES,
  maxSide: AVATAR_SIDE_MAX,
} as const;
