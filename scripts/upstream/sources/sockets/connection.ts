import { WebSocket } from 'undici';
import type { ReconnectingSocketOptions } from './reconnectingSocket.ts';

export interface Connection {
  /** Asks for names that have come since it was opened. */
  refresh(): void;
  end(): void;
}

export interface ConnectionListener {
  onOpen(): void;
  /** It was heard: what its row counts as life. */
  onAlive(): void;
  /** The venue is about to end it. */
  onEnding(): void;
  onRefused(why: string, isFirst: boolean): void;
  /** Once, however it ended. */
  onEnd(): void;
}

/** Characters of a message; the tickers of a whole venue take some 300 KB. */
const LONGEST_MESSAGE = 4 << 20;

/** Opens one connection to an address (scheme and host); it ends when it is cut, fails, falls silent or is told something too large. */
export function openConnection<Reported>(
  {
    row,
    headers = {},
    dispatcher,
    names,
    onReported,
    silence = row.silence,
  }: ReconnectingSocketOptions<Reported>,
  origin: string,
  listener: ConnectionListener,
): Connection {
  const socket = new WebSocket(`${origin}${row.path}`, { dispatcher, headers });
  const asked = new Set<string>();
  let patience = setTimeout(end, silence).unref();
  let pings: NodeJS.Timeout | undefined;
  let isOver = false;
  let isRefused = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    clearInterval(pings);
    socket.close();
    listener.onEnd();
  }

  function alive(): void {
    clearTimeout(patience);
    patience = setTimeout(end, silence).unref();
    listener.onAlive();
  }

  function refresh(): void {
    if (isOver || socket.readyState !== WebSocket.OPEN) return;
    const wanted = names().filter((name) => !asked.has(name));
    for (const name of wanted) asked.add(name);
    for (const text of row.subscribe(wanted)) socket.send(text);
  }

  function read(text: string): void {
    const socketMessage = row.read(text);
    if (socketMessage.kind === 'refused') {
      listener.onRefused(socketMessage.why, !isRefused);
      isRefused = true;
      return;
    }
    if (socketMessage.kind === 'ending') {
      listener.onEnding();
      return;
    }
    if (socketMessage.kind === 'reported' || row.isQuiet) alive();
    if (socketMessage.kind === 'reported') onReported(socketMessage.reported);
  }

  socket.addEventListener('open', () => {
    if (!isOver) listener.onOpen();
    refresh();
    const { ping } = row;
    if (ping && !isOver) pings = setInterval(() => socket.send(ping.text), ping.every).unref();
  });
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return end();
    read(data);
  });
  socket.addEventListener('close', end);
  socket.addEventListener('error', end);
  return { refresh, end };
}
