import type { ChannelKind, ChannelMessage } from '@coinmirror/shared/contract/liveChannels.ts';
import { useCallback, useState } from 'react';
import { useLiveChannel } from '#live/useTick.ts';

/** The newest message of a channel; null before one comes and after the subject changed. */
export function useChannel<Kind extends ChannelKind>(
  kind: Kind,
  subject: string,
): ChannelMessage<Kind> | null {
  const [heard, setHeard] = useState<{ subject: string; message: ChannelMessage<Kind> } | null>(null);
  const onMessage = useCallback((message: ChannelMessage<Kind>) => setHeard({ subject, message }), [subject]);
  useLiveChannel(kind, subject, onMessage);
  return heard?.subject === subject ? heard.message : null;
}
