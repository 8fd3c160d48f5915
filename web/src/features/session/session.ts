/** The session this browser remembers. Empty strings mean logged out. */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly headImage: string;
  readonly userId: string;
  /** Random id of this browser, renewed when its cookie has expired. */
  readonly uid: string;
}

export const anonymous: Session = { token: '', userName: '', headImage: '', userId: '', uid: '' };
