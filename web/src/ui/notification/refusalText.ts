import type { Permission } from './notification.ts';

/** Why there are no system notifications, for the visitor; null where there are. */
export function refusalText(permission: Permission): string | null {
  switch (permission) {
    case 'denied':
    case 'default':
      return '浏览器没有允许通知，可在地址栏左侧的网站设置中开启';
    case 'insecure':
      return '此网址没有使用 https，浏览器不允许通知';
    case 'unsupported':
      return '此浏览器不支持通知';
    case 'unable':
      return '此浏览器不能让网页弹出通知';
    case 'granted':
      return null;
  }
}
