import { gunzipSync } from 'node:zlib';
import { MAX_CHANNELS } from '@coinmirror/shared/contract/liveChannels.ts';
import { type RawData, WebSocket } from 'ws';
import type { Push } from './hub.ts';

export interface UpstreamSocketOptions {
  readonly url: string;
  /** The channels to ask for as soon as the connection stands. */
  channels(): readonly string[];
  onPush(push: Push): void;
}

export interface UpstreamSocket {
  send(message: Readonly<Record<string, unknown>>): void;
  /** Connects when not connected; called when somebody listens. */
  wake(): void;
  close(): void;
  connected(): boolean;
}

/** Backoff between attempts, ms; short, because prices stand still meanwhile. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000];
/** The upstream pings every few seconds; a connection that says nothing for this long is dead, ms. */
const SILENCE = 20_000;
const HANDSHAKE = 5_000;
const LARGEST_MESSAGE = 1024 * 1024;

/** The one socket to the live upstream: reconnects by itself, subscribes again, answers pings. */
export function createUpstreamSocket({ url, channels, onPush }: UpstreamSocketOptions): UpstreamSocket {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const open = () => socket?.readyState === WebSocket.OPEN;
  const send = (message: Readonly<Record<string, unknown>>) => {
    if (open()) socket?.send(JSON.stringify(message));
  };

  function sawTraffic(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.terminate(), SILENCE).unref();
  }

  function connect(): void {
    retry = undefined;
    const next = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE,
      maxPayload: LARGEST_MESSAGE,
      perMessageDeflate: false,
    });
    socket = next;
    next.on('open', () => {
      attempts = 0;
      sawTraffic();
      const wanted = channels();
      for (let at = 0; at < wanted.length; at += MAX_CHANNELS) {
        send({ op: 'subscribe', args: wanted.slice(at, at + MAX_CHANNELS) });
      }
    });
    next.on('message', (data: RawData, binary: boolean) => {
      sawTraffic();
      const message = parse(data, binary);
      if (message === null) return;
      if (typeof message['ping'] === 'number') send({ pong: message['ping'] });
      else if (isPush(message)) onPush(message);
    });
    // A close event follows every error and handles it.
    next.on('error', () => {});
    next.on('close', () => {
      clearTimeout(silence);
      if (socket === next) socket = null;
      if (!closed)
        retry = setTimeout(connect, RETRY_DELAYS[Math.min(attempts++, RETRY_DELAYS.length - 1)]).unref();
    });
  }

  return {
    send,
    connected: open,
    wake() {
      if (!closed && socket === null && retry === undefined) connect();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(silence);
      socket?.terminate();
    },
  };
}

/** Some upstreams compress every frame. */
function parse(data: RawData, binary: boolean): Record<string, unknown> | null {
  try {
    const bytes = Array.isArray(data)
      ? Buffer.concat(data)
      : Buffer.isBuffer(data)
        ? data
        : Buffer.from(data);
    const text = binary
      ? gunzipSync(bytes, { maxOutputLength: LARGEST_MESSAGE }).toString()
      : bytes.toString();
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function isPush(message: Record<string, unknown>): message is Push {
  return typeof message['ch'] === 'string' && typeof message['seq'] === 'number';
}
