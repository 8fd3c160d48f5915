import * as v from 'valibot';
import { num } from '../wireNumber.ts';

/** An inline picture: it needs no further request. */
const inlinePicture = v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/));
const pixels = v.pipe(num, v.minValue(0), v.maxValue(2_000));

export const captchaWire = v.pipe(
  v.object({
    session_id: v.string(),
    background: inlinePicture,
    width: v.pipe(pixels, v.minValue(1)),
    height: v.pipe(pixels, v.minValue(1)),
    piece: inlinePicture,
    piece_width: v.pipe(pixels, v.minValue(1)),
    piece_height: v.pipe(pixels, v.minValue(1)),
    piece_top: pixels,
    expires_in: num,
  }),
  v.transform((wire) => ({
    sessionId: wire.session_id,
    background: { src: wire.background, width: wire.width, height: wire.height },
    piece: { src: wire.piece, width: wire.piece_width, height: wire.piece_height, top: wire.piece_top },
    expiresIn: wire.expires_in * 1000,
  })),
);
/**
 * A picture with a gap, and the piece that fits it. The visitor moves it from the left edge to the gap within
 * `expiresIn` ms. Sizes and the submitted position (the piece's left edge) are in pixels of the picture.
 */
export type CaptchaChallenge = v.InferOutput<typeof captchaWire>;
