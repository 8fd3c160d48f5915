import { failures, Refusal } from '../../http/failure.ts';
import type { ToolAnswer } from './tool.ts';

/** What a tool answers; where it throws, the sentence a visitor would read, and a fault of ours is reported. */
export async function answerOrRefusal(
  answer: () => Promise<ToolAnswer>,
  onFault: (error: Error) => void,
): Promise<ToolAnswer> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal) return { failed: true, text: failures[error.kind].msg };
    onFault(error instanceof Error ? error : new Error(String(error)));
    return { failed: true, text: failures.internal.msg };
  }
}
