import { AVATAR_SIDE_MAX, IMAGE_MAX_BYTES } from '../../constants/limits.ts';

/** Limits of a visitor's picture. */
export const AVATAR_RULE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: IMAGE_MAX_BYTES,
  maxSide: AVATAR_SIDE_MAX,
} as const;
