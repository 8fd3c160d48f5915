import * as v from 'valibot';

/** What a message of a socket was. */
export type SocketMessage<Reported> =
  | { readonly kind: 'reported'; readonly reported: readonly Reported[] }
  /** An acknowledgement or a heartbeat: the venue lives, and says nothing of the market. */
  | { readonly kind: 'idle' }
  /** The venue is about to end this connection, and asks for a new one now. */
  | { readonly kind: 'ending' }
  /** Not as documented. */
  | { readonly kind: 'refused'; readonly why: string };

export const IDLE: SocketMessage<never> = { kind: 'idle' };
const ENDING: SocketMessage<never> = { kind: 'ending' };

/** Longest reason that is reported on a refused message. */
const WHY = 200;

/**
 * Makes a reader of messages: those of one shape tell, those of another are idle, those of a third announce the end of
 * the connection, and all others are refused.
 */
export function messageReader<Wire, Reported>(
  reporting: v.GenericSchema<Wire, readonly Reported[]>,
  idle: v.GenericSchema,
  ending: v.GenericSchema = v.never(),
): (text: string) => SocketMessage<Reported> {
  return (text) => {
    const wire = parsed(text);
    if (wire === undefined) return refused(`no JSON: ${text}`);
    const reported = v.safeParse(reporting, wire);
    if (reported.success) return { kind: 'reported', reported: reported.output };
    if (v.is(ending, wire)) return ENDING;
    return v.is(idle, wire) ? IDLE : refused(reported.issues[0].message);
  };
}

function refused(why: string): SocketMessage<never> {
  return { kind: 'refused', why: why.slice(0, WHY) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
