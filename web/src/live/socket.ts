export interface LiveSocketOptions {
  readonly url: string;
  /** The browser's WebSocket, or undefined where there is none. */
  readonly WebSocket: typeof WebSocket | undefined;
  readonly reconnectDelay: number;
  /**
   * Silence after which the connection counts as lost, ms (two missed pings): a connection may die without a
   * close event.
   */
  readonly silenceLimit: number;
  onOpen(): void;
  onData(data: unknown): void;
}

export interface LiveSocket {
  open(): void;
  /** Closes on purpose: no reconnect follows. */
  close(): void;
  /** Sends when open; a message to a closed socket is dropped, since every open resubscribes. */
  send(message: object): void;
}

/** One connection at a time; events of an abandoned one are ignored by its number. */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { onOpen, onData } = options;
  let current: WebSocket | null = null;
  let generation = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;

  /**
   * One timer that checks the time of the last message: resetting a timer for each of a thousand frames a
   * second is costly.
   */
  function watchSilence(mine: number, wait: number) {
    silence = setTimeout(() => {
      const left = heardAt + options.silenceLimit - performance.now();
      if (left <= 0) lost(mine);
      else watchSilence(mine, left);
    }, wait);
  }

  function drop() {
    generation += 1;
    clearTimeout(retry);
    clearTimeout(silence);
    const socket = current;
    current = null;
    socket?.close();
  }

  function lost(mine: number) {
    if (mine !== generation) return;
    drop();
    retry = setTimeout(connect, options.reconnectDelay);
  }

  function connect() {
    if (!options.WebSocket) return;
    drop();
    const mine = generation;
    const socket = new options.WebSocket(options.url);
    socket.binaryType = 'arraybuffer';
    current = socket;
    heardAt = performance.now();
    watchSilence(mine, options.silenceLimit);
    socket.onopen = () => {
      if (mine !== generation) return;
      heardAt = performance.now();
      onOpen();
    };
    socket.onmessage = (event) => {
      if (mine !== generation) return;
      heardAt = performance.now();
      onData(event.data);
    };
    socket.onclose = () => lost(mine);
    socket.onerror = () => lost(mine);
  }

  return {
    open: connect,
    close: drop,
    send(message) {
      if (current?.readyState === 1) current.send(JSON.stringify(message));
    },
  };
}
