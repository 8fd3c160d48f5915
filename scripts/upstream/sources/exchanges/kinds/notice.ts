/** An announcement of an exchange. */
export interface VenueNotice {
  readonly title: string;
  /** null where the venue gives none. */
  readonly summary: string | null;
  readonly url: string;
  /** Epoch ms. */
  readonly time: number;
  /** The venue's own kind, as in `announcements-new-listings`, `new_crypto`. */
  readonly kind: string;
  readonly tags: readonly string[];
}
