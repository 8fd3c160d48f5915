/** Kind of feedback: an error, misconduct, anything else. */
export const FEEDBACK_TYPE = { correction: 1, report: 2, feedback: 3 } as const;
export type FeedbackType = (typeof FEEDBACK_TYPE)[keyof typeof FEEDBACK_TYPE];
