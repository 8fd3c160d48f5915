export interface ConnectionPolicyOptions {
  /** How long a hidden tab keeps its connection, ms. */
  readonly hiddenCloseDelay: number;
  /** Whether page and tab want messages, network or not. Called at each change of what decides it. */
  onWish(isWished: boolean): void;
  open(): void;
  close(): void;
}

export interface ConnectionPolicy {
  /** Whether the current page may be live. */
  setAllowed(allowed: boolean): void;
  /** Whether any channel is subscribed. */
  setNeeded(needed: boolean): void;
  /** The tab's visibility: hiding counts after a short wait, showing at once. */
  setVisible(visible: boolean): void;
  setOnline(online: boolean): void;
  /** Wants no connection until the returned function is called. */
  hold(): () => void;
}

/** Decides when the socket is open: page, tab, network and subscriptions all have to agree. */
export function createConnectionPolicy(options: ConnectionPolicyOptions): ConnectionPolicy {
  const is = { allowed: false, needed: false, visible: true, online: true };
  let holds = 0;
  let isOpen = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<typeof is>) {
    Object.assign(is, change);
    const isWished = holds === 0 && is.allowed && is.needed && is.visible;
    options.onWish(isWished);
    const isWanted = isWished && is.online;
    if (isWanted === isOpen) return;
    isOpen = isWanted;
    if (isWanted) options.open();
    else options.close();
  }

  return {
    setAllowed: (allowed) => set({ allowed }),
    setNeeded: (needed) => set({ needed }),
    setOnline: (online) => set({ online }),
    setVisible(visible) {
      clearTimeout(hiding);
      if (visible) set({ visible });
      else hiding = setTimeout(() => set({ visible }), options.hiddenCloseDelay);
    },
    hold() {
      holds += 1;
      set({});
      let isHeld = true;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
        set({});
      };
    },
  };
}
