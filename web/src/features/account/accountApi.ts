import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Endpoints of the account pages. */
export const {
  useMemberInfoQuery,
  useMemberChangeInfoMutation,
  useMemberSetPasswordMutation,
  useMemberSessionsQuery,
  useMemberEndSessionsMutation,
  useMemberDeleteMutation,
  useInviteInfoQuery,
  useUploadImageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query({ ...fromRow(accountEndpoints.memberInfo), providesTags: ['User'] }),
    memberChangeInfo: build.mutation({
      ...fromRow(accountEndpoints.memberChangeInfo),
      // Comments show the name and the avatar.
      invalidatesTags: ['User', 'Comments'],
    }),
    memberSetPassword: build.mutation({
      ...fromRow(accountEndpoints.memberSetPassword),
      invalidatesTags: ['User'],
    }),
    memberSessions: build.query({ ...fromRow(accountEndpoints.memberSessions), providesTags: ['User'] }),
    memberEndSessions: build.mutation({
      ...fromRow(accountEndpoints.memberEndSessions),
      invalidatesTags: ['User'],
    }),
    memberDelete: build.mutation(fromRow(accountEndpoints.memberDelete)),
    inviteInfo: build.query({ ...fromRow(accountEndpoints.inviteInfo), providesTags: ['User'] }),
    uploadImage: build.mutation(fromRow(accountEndpoints.uploadImage)),
  }),
});
