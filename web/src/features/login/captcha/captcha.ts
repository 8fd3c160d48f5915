/** Proves to the upstream that a person made the request; valid for one code. */
export interface CaptchaProof {
  readonly sessionId: string;
  readonly sig: string;
  readonly token: string;
}

/** The props of every provider. A remount restarts it, which is how a form resets it. */
export interface CaptchaProps {
  /** Increases each time the visitor requests what the proof is for: start, and take the focus. */
  wanted: number;
  onSolved: (proof: CaptchaProof) => void;
}
