import { captchaRow } from '@coinmirror/shared/contract/community/captcha.ts';
import { encode } from '@coinmirror/shared/contract/encode.ts';
import { describe, expect, it } from 'vitest';
import { findGap } from '../../../../web/e2e/support/puzzle.ts';
import { challengeOf } from '../calls/captchas.ts';
import { drawPuzzle, FURTHEST, PICTURE } from './puzzle.ts';
import { PIECE_SIZE } from './shape.ts';

function shown(gap: number) {
  const { puzzle } = drawPuzzle(() => gap);
  const challenge = challengeOf({ sessionId: 'some-session', puzzle, expiresIn: 10_000 });
  return { puzzle, challenge, fields: new Map(Object.entries(Object(encode(captchaRow, challenge)))) };
}

describe('a puzzle', () => {
  it('has a visible gap anywhere, with a decoy of another shape', () => {
    for (let gap = 64; gap <= FURTHEST; gap += 9) {
      const { background, piece } = shown(gap).challenge;
      const found = findGap({ background: background.src, piece: piece.src, top: piece.top });
      expect(Math.abs(found - gap)).toBeLessThanOrEqual(1);
    }
  });

  it('reveals the gap’s position in no field', () => {
    const { fields } = shown(123);
    expect([...fields.keys()].sort()).toEqual(
      'background expires_in height piece piece_height piece_top piece_width session_id width'.split(' '),
    );
    expect([...fields.values()]).not.toContain(123);
  });

  it('is a different picture each time, of the same size and few bytes', () => {
    const [one, other] = [shown(100).puzzle, shown(100).puzzle];
    expect(one.background.equals(other.background)).toBe(false);
    expect(one.background.length).toBeLessThan(40_000);
    expect([one.background.readUInt32BE(16), one.background.readUInt32BE(20)]).toEqual([
      PICTURE.width,
      PICTURE.height,
    ]);
    expect(one.piece.readUInt32BE(16)).toBe(PIECE_SIZE);
    expect(one.top).toBeLessThanOrEqual(PICTURE.height - PIECE_SIZE);
  });
});
