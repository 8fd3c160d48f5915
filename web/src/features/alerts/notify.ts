import { showNotification } from '#ui/notification/notification.ts';
import { toast } from '#ui/toast/toast.ts';

/** Notifies the visitor, by a system notification where allowed, else on the page. */
export async function notify(title: string, text: string, tag: string): Promise<void> {
  if (!(await showNotification(title, { body: text, tag }))) toast.info(`${title}：${text}`);
}
