/** A request of a channel. */
export interface ChannelRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * What became of a request. unreachable: nothing was handed over; unknown: it was, and there was no whole answer; refused:
 * its address may not be called.
 */
export type PostReply =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable' | 'unknown' | 'refused'; readonly reason: string };

/** Posts to an address that a visitor has chosen, and to public ones alone. Never throws. */
export interface ChannelPost {
  (request: ChannelRequest): Promise<PostReply>;
  /** Why an address may not be called, in a sentence for its owner; null where it may. A name is judged again as it is resolved. */
  refusal(url: string): string | null;
}
