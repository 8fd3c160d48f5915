import type { SoftwareDetail } from '@coinmirror/shared/contract/software.ts';
import { SYSTEM_LABELS } from '@coinmirror/shared/contract/softwareSystems.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import { QrCode } from '#ui/qr/QrCode.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './software.module.css';
import { systemOf } from './systemOf.ts';

/** The packages of a program, the one for the visitor's device first. */
export function ReleaseCards({ software }: { readonly software: SoftwareDetail }) {
  const { releases, website, name } = software;
  const own = systemOf(navigator.userAgent, navigator.maxTouchPoints);
  const ordered = releases.toSorted((a, b) => Number(b.system === own) - Number(a.system === own));
  const isPhone = own === 'ios' || own === 'android';
  return (
    <div className={styles.columns}>
      <ul className={styles.releases}>
        {ordered.map(({ system, version, time, size, needs, sha256 }) => (
          <li key={system} className={styles.release}>
            <h2 className={styles.system}>
              {SYSTEM_LABELS[system]} {system === own && <Badge tone="brand">当前设备</Badge>}
            </h2>
            <p className={styles.facts}>
              <span>版本 {version}</span>
              <Time value={time} form="date" />
              <span>{size} MB</span>
              <span>需要 {needs}</span>
            </p>
            <p className={styles.checksum}>
              {sha256 === '' ? (
                '由应用商店签名与校验'
              ) : (
                <>
                  SHA-256 <code className={styles.sum}>{sha256}</code>{' '}
                  <CopyButton text={sha256} label={`复制 ${SYSTEM_LABELS[system]} 的 SHA-256`} />
                </>
              )}
            </p>
            <ExternalLink href={website}>前往官网下载：{hostOf(website)}</ExternalLink>
          </li>
        ))}
      </ul>
      {!isPhone && (
        <div className={styles.code}>
          <QrCode value={window.location.href} label={`用手机扫码打开${name}的下载页`} />
          <span>手机扫码打开本页</span>
        </div>
      )}
    </div>
  );
}
