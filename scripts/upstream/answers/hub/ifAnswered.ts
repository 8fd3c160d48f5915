import { ifConnected } from '../../ports/requirePort.ts';
import { UpstreamError } from '../handler/handler.ts';

/** What another answer says; null where it has no source or refuses: one part of an answer must not fail the others. */
export async function ifAnswered<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ifConnected(read);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
