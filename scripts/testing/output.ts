/** Where a phase writes. */
export interface Output {
  /** The terminal is this phase's own: its tools may write there themselves, with colours and progress. */
  readonly isTerminal: boolean;
  /** One or more whole lines. */
  print(text: string): void;
}

export const terminal: Output = { isTerminal: true, print: (text) => console.log(text) };

export interface KeptOutput extends Output {
  text(): string;
}

/** Keeps what is written, to be shown in one piece when the terminal is free. */
export function keepOutput(): KeptOutput {
  const parts: string[] = [];
  return {
    isTerminal: false,
    print: (text) => void parts.push(text.replace(/\n$/, '')),
    text: () => parts.filter(Boolean).join('\n'),
  };
}
