import { checkFile } from '@coinmirror/shared/submissions/checkFile.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';
import { readPicture } from '@coinmirror/shared/validation/picture/readPicture.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { shrinkPicture } from '../pictures/shrinkPicture.ts';
import { faceOf, nameOfFace } from '../store/faces.ts';
import { type CommunityHandlers, ok, requireAccount } from './context.ts';
import { inviteOf } from './invites.ts';
import { maskPhone, memberRow, truncateToSecond } from './memberWire.ts';

const NAME_TAKEN = '这个昵称已有人使用，请换一个';

/** A visitor's own data: profile, picture, sessions, invitations. */
export const profileHandlers = {
  memberInfo: async (_params, context) => ok(memberRow(requireAccount(context))),

  memberChangeInfo: async ({ nickname, intro, email, userface }, context) => {
    const account = requireAccount(context);
    const { accounts, images } = context.store;
    const face = userface ?? account.face;
    const isNew = face !== account.face;
    const name = nameOfFace(face);
    if (isNew && face !== '' && !(name !== null && images.isOf(account.id, name)))
      throw new UpstreamError(422, '头像地址无效');
    if (!accounts.changeProfile(account.id, { nickname, intro, email, face }))
      throw new UpstreamError(409, NAME_TAKEN, { nickname: NAME_TAKEN });
    const old = nameOfFace(account.face);
    if (isNew && old !== null) images.remove(account.id, old);
    return ok(memberRow({ ...account, nickname, intro, email, face }));
  },

  uploadImage: async ({ file }, context) => {
    requireAccount(context);
    if (!(file instanceof Blob)) throw new UpstreamError(400, '请选择图片');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (imageTypeOf(bytes) === null) throw new UpstreamError(415, '只支持 PNG、JPEG 或 WebP 图片');
    const complaint = checkFile(AVATAR_RULE, bytes.length, bytes);
    const picture = readPicture(bytes);
    if (complaint !== null || picture === null) throw new UpstreamError(422, complaint ?? '图片无法读取');
    const small = await shrinkPicture(picture.type, bytes);
    if (small === null) throw new UpstreamError(422, '图片已损坏或不完整，请换一张');
    // Checked again: the account may be deleted while its file is read.
    const account = requireAccount(context);
    return ok({ url: faceOf(context.store.images.add(account.id, small)) });
  },

  memberSessions: async (_params, context) => {
    const account = requireAccount(context);
    const sessions = context.store.sessions.list(account.id, context.token);
    return ok(
      sessions.map(({ id, device, startedAt, expiresAt, current }) => ({
        id,
        device,
        startedAt: truncateToSecond(startedAt),
        expiresAt: truncateToSecond(expiresAt),
        current,
      })),
    );
  },

  memberEndSessions: async (_params, context) => {
    context.store.sessions.endOthers(requireAccount(context).id, context.token);
    return ok(null);
  },

  inviteInfo: async (_params, context) => {
    const account = requireAccount(context);
    const records = context.store.accounts.invitedBy(account.id);
    return ok({
      code: inviteOf(account.id),
      records: records.map(({ mobile, createdAt }) => ({
        nickname: maskPhone(mobile),
        regtime: truncateToSecond(createdAt),
      })),
    });
  },
} satisfies CommunityHandlers<
  'memberInfo' | 'memberChangeInfo' | 'uploadImage' | 'memberSessions' | 'memberEndSessions' | 'inviteInfo'
>;
