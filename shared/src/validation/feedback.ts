import { FEEDBACK_MAX } from '../constants/limits.ts';
import { TEXTS } from '../constants/texts.ts';
import type { Complaint } from './login.ts';

/** Section 5, feedback: present and at most 300 characters. The contact is optional. */
export function checkFeedback(intro: string): Complaint {
  const text = intro.trim();
  if (text === '') return TEXTS.feedbackMissing;
  return [...text].length > FEEDBACK_MAX ? TEXTS.feedbackLong : null;
}
