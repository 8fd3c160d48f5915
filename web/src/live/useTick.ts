import type { ChannelKind, ChannelMessage, Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { type RefObject, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { LiveContext } from './LiveContext.ts';
import { watchScreen } from './screen.ts';

/**
 * The newest tick of a coin while this component is mounted; undefined until one comes. For leaf cells only.
 * Given its element, the component re-renders only while that is on screen; the channel stays subscribed, so
 * that the newest price shows as soon as the element returns.
 */
export function useTick(code: string, shownIn?: RefObject<Element | null>): Tick | undefined {
  const client = use(LiveContext);
  useEffect(() => client?.retain('ticker', code), [client, code]);
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (!client) return () => undefined;
      const listen = () => client.ticks.watch(code, onTick);
      return shownIn?.current ? whileSeen(shownIn.current, listen, onTick) : listen();
    },
    [client, code, shownIn],
  );
  return useSyncExternalStore(subscribe, () => client?.ticks.of(code));
}

/** Listens while the element is on screen, and initially, before its position is known. */
function whileSeen(element: Element, listen: () => () => void, onReturn: () => void): () => void {
  let stop: (() => void) | undefined = listen();
  const leave = watchScreen(element, (isSeen) => {
    if (isSeen === (stop !== undefined)) return;
    stop?.();
    stop = isSeen ? listen() : undefined;
    if (isSeen) onReturn();
  });
  return () => {
    leave();
    stop?.();
  };
}

/**
 * Hands the messages of a channel to `listener`, which must be stable, as its row says (`liveChannels`); nothing is kept.
 * Of a kind that has but one channel the subject is ''.
 */
export function useLiveChannel<Kind extends ChannelKind>(
  kind: Kind,
  subject: string,
  listener: (message: ChannelMessage<Kind>) => void,
): void {
  const client = use(LiveContext);
  useEffect(() => client?.retain(kind, subject, listener), [client, kind, subject, listener]);
}
