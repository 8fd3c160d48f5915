import { CONTACT_CODES, type ContactCode, type QrSource } from '@coinmirror/shared/contract/site.ts';
import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { Card } from '#ui/card/Card.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { QrCode } from '#ui/qr/QrCode.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './contact.module.css';
import { useContactQrQuery } from './contactApi.ts';

const NAMES: Readonly<Record<ContactCode, { readonly title: string; readonly hint: string }>> = {
  wx_business: { title: '商务合作', hint: '广告、数据与品牌合作' },
  wx_employ: { title: '加入我们', hint: '招聘与简历' },
  wx_public: { title: '公众号', hint: '每日行情与周报' },
  wx_service_fxh: { title: '在线客服', hint: '使用问题与纠错' },
  wx_circle_service_fxh: { title: '交流社群', hint: '入群须知：不荐币、不喊单' },
};
const SIZE = 132;
/** Height of a card with one code. */
const CARD_HEIGHT = 198;

/** The contact channels, one QR code each; its content can be copied as well. */
export function ContactCodes() {
  const result = useContactQrQuery({ appid: 1 });
  return (
    <Loadable
      result={result}
      skeleton={<Places />}
      isEmpty={(entries) => entries.every(({ qrCodes }) => qrCodes.length === 0)}
      empty={<Unpublished />}
    >
      {(entries) => (
        <ul className={styles.codes}>
          {CONTACT_CODES.map((code) => {
            const sources = entries.find((entry) => entry.code === code)?.qrCodes ?? [];
            if (sources.length === 0) return null;
            return (
              <li key={code}>
                <Card title={NAMES[code].title} level={2}>
                  {sources.map((source) => (
                    <Source key={sourceKey(source)} source={source} name={NAMES[code]} />
                  ))}
                </Card>
              </li>
            );
          })}
        </ul>
      )}
    </Loadable>
  );
}

/** No channel is configured: what a visitor can do instead. */
function Unpublished() {
  return (
    <Card title="还没有公布联系二维码" level={2}>
      <p className={styles.unpublished}>
        请用下面的按钮留言，可以附上联系方式。自称本站客服的微信号，请先到
        <PageLink to="verification">官方验证</PageLink>核对。
      </p>
    </Card>
  );
}

function Places() {
  return (
    <div className={styles.codes}>
      {CONTACT_CODES.map((code) => (
        <Skeleton key={code} height={CARD_HEIGHT} />
      ))}
    </div>
  );
}

interface SourceProps {
  source: QrSource;
  name: { readonly title: string; readonly hint: string };
}

/** One code beside its purpose; an address in it can be copied. */
function Source({ source, name: { title, hint } }: SourceProps) {
  const label = `${title}二维码`;
  const url = source.kind === 'address' ? source.url : null;
  return (
    <div className={styles.code}>
      {source.kind === 'image' ? (
        <img src={safePicture(source.src)} alt={label} width={SIZE} height={SIZE} />
      ) : (
        <QrCode value={source.url} label={label} size={SIZE} />
      )}
      <div className={styles.words}>
        <p>{hint}</p>
        {url !== null && (
          <p className={styles.copy}>
            <span>复制链接</span>
            <CopyButton text={url} label={`复制${title}链接`} />
          </p>
        )}
      </div>
    </div>
  );
}

function sourceKey(source: QrSource): string {
  return source.kind === 'image' ? source.src : source.url;
}
