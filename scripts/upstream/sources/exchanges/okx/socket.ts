import * as v from 'valibot';
import { IDLE, messageReader, type SocketMessage } from '../kinds/socketMessage.ts';

/** OKX cuts what it has reported nothing for 30 s; it answers with a text of its own. */
export const OKX_PING = { text: 'ping', every: 20_000 } as const;
const PONG = 'pong';

export const OKX_PATH = '/ws/v5/public';

/** Half a minute before OKX ends a connection for a new version of itself. */
const ending = v.object({ event: v.literal('notice'), code: v.literal('64008') });

const idle = v.object({ event: v.picklist(['subscribe', 'unsubscribe', 'notice']) });

/** Makes a reader of the messages of one channel of OKX. */
export function okxReader<Wire, Reported>(
  reporting: v.GenericSchema<Wire, readonly Reported[]>,
): (text: string) => SocketMessage<Reported> {
  const read = messageReader(reporting, idle, ending);
  return (text) => (text === PONG ? IDLE : read(text));
}
