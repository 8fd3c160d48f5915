import { expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { onStuckCode } from '#ui/lazy/loadCode.ts';
import { createMessageReader } from './messageReader.ts';

vi.mock('./inflate.ts', () => ({}));

it('an inflater whose file came empty is told to the app, and text goes on being read', async () => {
  const listening = vi.fn();
  onStuckCode(listening);
  const received: unknown[] = [];
  const read = createMessageReader((message) => received.push(message));
  read(new Uint8Array([31, 139]).buffer);
  await soon(() => expect(listening).toHaveBeenCalledOnce());
  read('{"seq":2}');
  await soon(() => expect(received).toEqual([{ seq: 2 }]));
});
