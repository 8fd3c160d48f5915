/** What proves to the upstream that a person asked; good for one code. */
export interface CaptchaProof {
  readonly sessionId: string;
  readonly sig: string;
  readonly token: string;
}

/** What every provider takes. Mounted afresh it starts afresh, which is how a form resets it. */
export interface CaptchaProps {
  /** Rises each time the visitor asks for what the proof is needed for: begin, and take the focus. */
  wanted: number;
  onSolved: (proof: CaptchaProof) => void;
}
