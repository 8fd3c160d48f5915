import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { fullHex, readThemeColors } from '#ui/theme/readTokens.ts';
import type { PictureChange } from './picture.ts';

/** What a picture is painted in: ink in every theme, the directions by the visitor's palette. */
export interface PicturePaints {
  readonly fontFamily: string;
  /** Ground and dots of the QR code. */
  readonly codeGround: string;
  readonly codeInk: string;
  readonly of: Readonly<Record<PictureChange['direction'], string>>;
}

/** Reads the palette's colours on ink, and the page's letters. */
export function readPicturePaints(): PicturePaints {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string, otherwise: string) =>
    fullHex(style.getPropertyValue(name).trim()) || otherwise;
  const { fontFamily, codeGround, codeInk } = readThemeColors();
  return {
    ...{ fontFamily, codeGround, codeInk },
    of: {
      up: token('--up-bar', PREVIEW_PAINTS.up),
      down: token('--down-bar', PREVIEW_PAINTS.down),
      flat: PREVIEW_PAINTS.flat,
    },
  };
}
