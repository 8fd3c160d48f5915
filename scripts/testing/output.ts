/** Where a phase writes. */
export interface Output {
  /** The phase has the terminal to itself: its tools may write there directly, with colours and progress. */
  readonly isTerminal: boolean;
  /** Prints whole lines. */
  print(text: string): void;
}

export const terminal: Output = { isTerminal: true, print: (text) => console.log(text) };

export interface BufferedOutput extends Output {
  text(): string;
}

/** Buffers output until the terminal is free. */
export function bufferOutput(): BufferedOutput {
  const parts: string[] = [];
  return {
    isTerminal: false,
    print: (text) => void parts.push(text.replace(/\n$/, '')),
    text: () => parts.filter(Boolean).join('\n'),
  };
}
