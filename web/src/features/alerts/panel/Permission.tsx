import { useEffect, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import {
  askPermission,
  notificationPermission,
  type Permission as State,
  watchPermission,
} from '#ui/notification/notification.ts';
import styles from '../alerts.module.css';
import { notify } from '../notify.ts';

const WORDS: Readonly<Record<State, string>> = {
  granted: '浏览器通知：已允许',
  default: '浏览器通知：还没有允许，预警只显示在页面上',
  denied: '浏览器通知：已被拒绝，预警只显示在页面上；可点地址栏左侧的图标，在网站设置里允许',
  insecure: '浏览器通知：此网址没有使用 https，浏览器一律不允许，预警只显示在页面上',
  unsupported: '此浏览器不支持通知，预警只显示在页面上',
  unable: '此浏览器不能让网页弹出通知，预警只显示在页面上',
};

/** The browser's notification permission, a button to request it, and one to test it. */
export function Permission() {
  const [state, setState] = useState(notificationPermission);
  useEffect(() => watchPermission(() => setState(notificationPermission())), []);
  return (
    <p className={styles.permission}>
      <span>{WORDS[state]}</span>
      {state === 'default' && (
        <Button size="s" onClick={async () => setState(await askPermission())}>
          允许通知
        </Button>
      )}
      <Button size="s" onClick={() => void notify('币镜预警', '这是一条测试提醒', 'test')}>
        测试
      </Button>
    </p>
  );
}
