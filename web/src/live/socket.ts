/** What the socket is doing, as the visitor is told. */
export type LiveStatus = 'off' | 'connecting' | 'live' | 'stale' | 'reconnecting' | 'unsupported';

export interface LiveSocketOptions {
  readonly url: string;
  /** The browser's WebSocket, or undefined where there is none. */
  readonly WebSocket: typeof WebSocket | undefined;
  readonly reconnectDelay: number;
  /** Silence after which the connection counts as stale, ms (two missed pings). */
  readonly silenceLimit: number;
  onOpen(): void;
  onFrame(data: unknown): void;
  onStatus(status: LiveStatus): void;
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
  const { onOpen, onFrame, onStatus } = options;
  let current: WebSocket | null = null;
  let generation = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function heard() {
    clearTimeout(silence);
    silence = setTimeout(() => onStatus('stale'), options.silenceLimit);
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
    onStatus('reconnecting');
    retry = setTimeout(connect, options.reconnectDelay);
  }

  function connect() {
    if (!options.WebSocket) return onStatus('unsupported');
    drop();
    const mine = generation;
    const socket = new options.WebSocket(options.url);
    socket.binaryType = 'arraybuffer';
    current = socket;
    socket.onopen = () => {
      if (mine !== generation) return;
      onStatus('live');
      heard();
      onOpen();
    };
    socket.onmessage = (event) => {
      if (mine !== generation) return;
      onStatus('live');
      heard();
      onFrame(event.data);
    };
    socket.onclose = () => lost(mine);
    socket.onerror = () => lost(mine);
  }

  return {
    open() {
      onStatus('connecting');
      connect();
    },
    close() {
      drop();
      onStatus('off');
    },
    send(message) {
      if (current?.readyState === 1) current.send(JSON.stringify(message));
    },
  };
}
