import { useEffect, useState } from 'react';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { isSubscribed, mayPush, subscribe, unsubscribe } from '#ui/notification/push.ts';
import { toast } from '#ui/toast/toast.ts';
import { useAlertPushAddMutation } from './channelsApi.ts';

/** Whether this browser gets push messages, and the switch of it. Browsers that cannot have no button. */
export function PushButton({ publicKey }: { readonly publicKey: string }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [add] = useAlertPushAddMutation();
  useEffect(() => {
    let isOpen = true;
    void isSubscribed().then((found) => isOpen && setOn(found));
    return () => {
      isOpen = false;
    };
  }, []);
  if (!mayPush() || isOn === null) return null;

  async function turn(): Promise<void> {
    setBusy(true);
    try {
      if (isOn) {
        await unsubscribe();
        setOn(false);
        toast.success('此浏览器不再接收推送；列表里的这一项可以删除');
        return;
      }
      const keys = await subscribe(publicKey);
      if (keys === null) {
        toast.error('浏览器不允许推送，请在网站设置里允许通知');
        return;
      }
      const { error } = await add(keys);
      if (error === undefined) {
        setOn(true);
        toast.success('此浏览器已开通推送');
        return;
      }
      await unsubscribe();
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="s" busy={isBusy} onClick={() => void turn()}>
      {isOn ? '关闭此浏览器推送' : '推送到此浏览器'}
    </Button>
  );
}
