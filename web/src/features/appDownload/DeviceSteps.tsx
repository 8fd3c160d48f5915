import { PageLink } from '#ui/link/PageLink.tsx';
import { QrCode } from '#ui/qr/QrCode.tsx';
import styles from './appDownload.module.css';
import { deviceOf, type HostApp, type Platform } from './platform.ts';

const PLATFORMS: Readonly<Record<Platform, { readonly label: string; readonly steps: string }>> = {
  ios: { label: 'iPhone 或 iPad', steps: '用 Safari 打开，点“分享”，选“添加到主屏幕”。' },
  android: { label: '安卓手机', steps: '在浏览器菜单里选“添加到主屏幕”或“安装应用”。' },
  desktop: { label: '电脑', steps: '点地址栏右侧的安装图标，或用手机扫码打开。' },
};

const HOSTS: Readonly<Record<HostApp, string>> = {
  wechat: '正在微信里浏览：点右上角“⋯”，选“在浏览器打开”，再按下面的步骤。',
  qq: '正在 QQ 里浏览：点右上角菜单，选“用浏览器打开”，再按下面的步骤。',
  weibo: '正在微博里浏览：点右上角菜单，选“浏览器打开”，再按下面的步骤。',
  other: '正在其他应用里浏览：请在菜单里选“在浏览器中打开”，再按下面的步骤。',
};

/** The installation steps for the visitor's device, and a QR code that opens the site on a phone. */
export function DeviceSteps() {
  const { platform, inside } = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  const { label, steps } = PLATFORMS[platform];
  return (
    <section className={styles.device} aria-label="当前设备">
      <div className={styles.words}>
        <h2>当前设备：{label}</h2>
        {inside !== null && (
          <p role="note" className={styles.inside}>
            {HOSTS[inside]} <PageLink to="appDownloadTips">详细步骤</PageLink>
          </p>
        )}
        <p>
          {steps} <a href={`#${platform}`}>看完整步骤</a>
        </p>
      </div>
      {platform === 'desktop' && (
        <div className={styles.code}>
          <QrCode value={window.location.origin} label="用手机扫码打开本站" />
          <span>手机扫码打开</span>
        </div>
      )}
    </section>
  );
}
