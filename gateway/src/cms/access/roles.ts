import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';

import type { ContentLanguage } from '../../domain/languages';

type Viewer = PayloadRequest['user'];

/** Somebody who works in the admin. Later auth collections (merchants) are not staff. */
export const isStaffUser = (user: Viewer): boolean => user?.collection === 'users';

export const isAdministratorUser = (user: Viewer): boolean =>
  user?.collection === 'users' && user.role === 'administrator';

/** The language that a translator writes in; undefined for everybody else. */
export const languageOfTranslator = (user: Viewer): ContentLanguage | undefined =>
  user?.collection === 'users' && user.role === 'translator' ? (user.language ?? undefined) : undefined;

/** Somebody who writes in every language and publishes. */
export const isEditorUser = (user: Viewer): boolean =>
  user?.collection === 'users' && (user.role === 'editor' || user.role === 'administrator');

/** Somebody who writes in one language, beside others or alone. */
export const mayWriteIn = (language: ContentLanguage, user: Viewer): boolean =>
  isEditorUser(user) || languageOfTranslator(user) === language;

export const staff: Access = ({ req }) => isStaffUser(req.user);

export const staffField: FieldAccess = ({ req }) => isStaffUser(req.user);

export const editors: Access = ({ req }) => isEditorUser(req.user);

/** Editors, and a translator in the one language; which fields, `limitTranslators` says. */
export const writers: Access = ({ req }) =>
  isEditorUser(req.user) || (isStaffUser(req.user) && languageOfTranslator(req.user) === req.locale);

export const administrators: Access = ({ req }) => isAdministratorUser(req.user);

export const administratorsField: FieldAccess = ({ req }) => isAdministratorUser(req.user);

/** Editors put documents in the trash, as `own` allows; only administrators delete what cannot be brought back. */
export const trashers =
  (own: Access): Access =>
  (args) =>
    (args.data as { deletedAt?: unknown } | undefined)?.deletedAt || isAdministratorUser(args.req.user)
      ? own(args)
      : false;

/** Everybody reads what is published; drafts are for staff only. */
export const publishedOrStaff: Access = ({ req }): boolean | Where =>
  isStaffUser(req.user) || { _status: { equals: 'published' } };

/** Returns the user's name, or null for the demo content and for scheduled publishing. */
export const nameOf = ({ user }: PayloadRequest): string | null =>
  user?.collection === 'users' ? user.name || user.email : null;
