import { readRequestId } from '../requestId.ts';

/** What one text of feedback consists of on the wire. */
export interface FeedbackIntro {
  /** The visitor's own words. */
  readonly words: string;
  /** Path and query of the page it was sent from; '' where none is told. */
  readonly source: string;
  /** Id of the failed request it is about; '' where it is about none. */
  readonly requestId: string;
}

/** `words /path #id` in one text, as section 7 has it. */
export function writeFeedbackIntro({ words, source, requestId }: FeedbackIntro): string {
  return `${words} ${source}${requestId && ` #${requestId}`}`;
}

/** The parts of such a text; one of another form is words alone. */
export function readFeedbackIntro(intro: string): FeedbackIntro {
  const {
    words = intro,
    source = '',
    id,
  } = /^(?<words>.*) (?<source>\/\S*)(?: #(?<id>\S+))?$/s.exec(intro)?.groups ?? {};
  return { words, source, requestId: readRequestId(id) };
}
