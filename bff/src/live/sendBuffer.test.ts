import { Duplex } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createPushMessage } from './pushMessages.ts';
import { createSendBuffer } from './sendBuffer.ts';

/** A visitor's connection that takes nothing until told to. */
function slowVisitor() {
  const taken: string[] = [];
  let release: (() => void) | null = null;
  const stream = new Duplex({
    writableHighWaterMark: 20,
    read() {},
    write(chunk: Buffer, _encoding, done) {
      taken.push(chunk.toString('latin1'));
      release = done;
    },
  });
  return {
    sendBuffer: createSendBuffer({ send: (data: Buffer) => void stream.write(data) }, stream, null),
    taken,
    async read() {
      const done = release;
      release = null;
      done?.();
      await turn();
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const push = (text: string) => createPushMessage(text.padEnd(30, '.'));

describe('outlet', () => {
  test('what comes in one turn goes out in one write, the same bytes to all who hear the same', async () => {
    const writes: Buffer[][] = [];
    const visitors = [0, 1].map(() => {
      const stream = new Duplex({
        read() {},
        writev(chunks, done) {
          writes.push(chunks.map(({ chunk }) => chunk));
          done();
        },
      });
      return createSendBuffer({ send: (data: Buffer) => void stream.write(data) }, stream, null);
    });
    const pushes = [push('a'), push('b')];
    for (const [index, each] of pushes.entries()) {
      for (const visitor of visitors) visitor.push(`channel-${index}`, each);
    }
    await turn();
    expect(writes).toEqual([pushes.map(({ text }) => text), pushes.map(({ text }) => text)]);
    expect(writes[0]?.[0]).toBe(writes[1]?.[0]);
  });

  test('a slow visitor gets the newest state of each channel and never a queue', async () => {
    const { sendBuffer, taken, read } = slowVisitor();
    sendBuffer.push('a', push('a1'));
    await turn();
    for (let count = 2; count <= 50; count++) {
      sendBuffer.push('a', push(`a${count}`));
      sendBuffer.push('b', push(`b${count}`));
      await turn();
    }
    for (let reads = 0; reads < 10; reads++) await read();
    expect(taken.map((text) => /[ab]\d+/.exec(text)?.[0])).toEqual(['a1', 'a50', 'b50']);
  });

  test('what he no longer wants does not come late', async () => {
    const { sendBuffer, taken, read } = slowVisitor();
    sendBuffer.push('a', push('a1'));
    await turn();
    sendBuffer.push('b', push('b1'));
    sendBuffer.forget('b');
    for (let reads = 0; reads < 3; reads++) await read();
    expect(taken).toHaveLength(1);
  });
});
