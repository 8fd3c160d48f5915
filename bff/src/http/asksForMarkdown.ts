import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

const MARKDOWN = 'text/markdown';

/** Does the reader name Markdown at all? Browsers never do. */
export function namesMarkdown({ headers: { accept } }: IncomingMessage): boolean {
  return accept?.includes(MARKDOWN) ?? false;
}

/** Does the reader want Markdown rather than HTML? */
export function asksForMarkdown(req: Request): boolean {
  return namesMarkdown(req) && req.accepts(['text/html', MARKDOWN]) === MARKDOWN;
}
