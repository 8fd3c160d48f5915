/** What is printed on a picture that is handed on; all numbers are already words. */
export interface PictureContent {
  readonly title: string;
  readonly subtitle: string;
  /** The one large number and its change; absent on a table's picture. */
  readonly figure?: { readonly text: string; readonly change: PictureChange };
  /** Oldest first; drawn as a line where there are at least two. */
  readonly line?: readonly number[];
  readonly rows?: readonly PictureRow[];
  /** The beginning of an article; its title may then take several lines. */
  readonly text?: string;
  /** 数据来源 … · 时间 */
  readonly foot: string;
  /** What one gets by scanning the code. */
  readonly invitation: string;
  /** The page's address, which the QR code holds. */
  readonly address: string;
  /** The product's name, and 演示数据 where the data is made up. */
  readonly mark: string;
}

interface PictureRow {
  readonly name: string;
  readonly value: string;
  readonly change: PictureChange;
}

export interface PictureChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
}
