import * as v from 'valibot';
import { codec, row } from '../fields.ts';
import { num } from '../wireNumber.ts';

/** An inline picture: it needs no further request. */
const inlinePicture = v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/));
const pixels = v.pipe(num, v.minValue(0), v.maxValue(2_000));
const edge = v.pipe(pixels, v.minValue(1));
/** Seconds on the wire → ms. */
const duration = codec(
  v.pipe(
    num,
    v.transform((seconds) => seconds * 1000),
  ),
  'seconds',
);

export const captchaRow = row({
  sessionId: ['session_id', v.string()],
  background: { src: ['background', inlinePicture], width: edge, height: edge },
  piece: {
    src: ['piece', inlinePicture],
    width: ['piece_width', edge],
    height: ['piece_height', edge],
    top: ['piece_top', pixels],
  },
  expiresIn: ['expires_in', duration],
});
/**
 * A picture with a gap, and the piece that fits it. The visitor moves it from the left edge to the gap within
 * `expiresIn` ms. Sizes and the submitted position (the piece's left edge) are in pixels of the picture.
 */
export type CaptchaChallenge = v.InferOutput<typeof captchaRow>;
