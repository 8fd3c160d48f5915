import { UpstreamError } from '@coinmirror/shared/handlers/handler.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { ok, type PeopleHandlers, requireAccount } from './context.ts';
import { inviteOf } from './invites.ts';
import { maskPhone, memberWire } from './memberWire.ts';

const IMAGE_PATH = '/api/v2/upload/image';

/** What a visitor keeps of themself: profile, picture, sessions, invitations. */
export const profileHandlers = {
  memberInfo: async (_params, context) => ok(memberWire(requireAccount(context))),

  memberChangeInfo: async ({ nickname, intro, email, userface }, context) => {
    const account = requireAccount(context);
    const face = userface ?? account.face;
    if (face !== '' && !face.startsWith(`${IMAGE_PATH}?name=`)) throw new UpstreamError(422, '头像地址无效');
    context.store.accounts.changeProfile(account.id, { nickname, intro, email, face });
    return ok(memberWire({ ...account, nickname, intro, email, face }));
  },

  uploadImage: async ({ file }, context) => {
    const account = requireAccount(context);
    if (!(file instanceof Blob)) throw new UpstreamError(400, '请选择图片');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageTypeOf(bytes);
    if (type === null) throw new UpstreamError(415, '只支持 PNG、JPEG 或 WebP 图片');
    const name = context.store.images.add(account.id, { type, bytes });
    return ok({ url: `${IMAGE_PATH}?name=${name}` });
  },

  memberSessions: async (_params, context) => {
    const account = requireAccount(context);
    const sessions = context.store.sessions.list(account.id, context.token);
    return ok(
      sessions.map(({ id, device, startedAt, expiresAt, current }) => ({
        id,
        device,
        logintime: Math.floor(startedAt / 1000),
        expiretime: Math.floor(expiresAt / 1000),
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
        regtime: Math.floor(createdAt / 1000),
      })),
    });
  },
} satisfies PeopleHandlers<
  'memberInfo' | 'memberChangeInfo' | 'uploadImage' | 'memberSessions' | 'memberEndSessions' | 'inviteInfo'
>;
