import { connect } from 'node:net';

const PACKET = Buffer.alloc(256 * 1024, 'a');

/** Writes a head and then one packet after the other until it is cut off, or has poured `most` bytes. */
export function pour(port: number, head: string, most: number): Promise<{ text: string; poured: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let poured = 0;
    const go = () => {
      while (poured < most) {
        poured += PACKET.length;
        if (!socket.write(PACKET)) return;
      }
      socket.destroy();
    };
    socket.on('connect', () => {
      socket.write(head);
      go();
    });
    socket.on('drain', go);
    socket.on('data', (chunk) => (text += chunk.toString()));
    // Cut off, in whatever way; what arrived is the answer.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, poured }));
  });
}
