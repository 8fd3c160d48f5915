/** Reads the answers of one shape. */
export interface Decoder<Value> {
  /** null for what is not as documented. */
  read(body: Buffer): Value | null;
  /** Where a body differs from what is documented, a line each; empty where it does not. */
  faults(body: Buffer): readonly string[];
}
