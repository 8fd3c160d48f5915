import type { Decoder } from '../decode/decoder.ts';

/** One question to a source. */
export interface Question<Value> {
  /** Path and query, after the origin. */
  readonly path: string;
  /** Of one subject (a pair, a contract, a protocol): a source that does not know it is well. */
  readonly isAboutOne?: boolean;
  /** JSON to post; none: a GET. */
  readonly post?: string;
  /** What it costs of the source's limit; 1 unless it is reported. */
  readonly cost?: number;
  /** Kinds of content it may answer with; JSON unless it is reported. */
  readonly accepts?: readonly string[];
  /** Bytes; 8 MiB unless it is reported. */
  readonly maxBytes?: number;
  /** ms; 10 s unless it is reported. */
  readonly timeout?: number;
  /** What it says goes into a table of its own: the answer is kept neither on disk nor in memory. */
  readonly isPassing?: true;
  /** Reads an answer; null where its shape is not what the source documents. */
  readonly decode: Decoder<Value>;
}
