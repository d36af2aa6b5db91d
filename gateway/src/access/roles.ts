import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';

type Viewer = PayloadRequest['user'];

/** Somebody who works in the admin. Later auth collections (merchants) are not staff. */
export const isStaffUser = (user: Viewer): boolean => user?.collection === 'users';

export const isAdministratorUser = (user: Viewer): boolean =>
  user?.collection === 'users' && user.role === 'administrator';

export const staff: Access = ({ req }) => isStaffUser(req.user);

export const staffField: FieldAccess = ({ req }) => isStaffUser(req.user);

export const administrators: Access = ({ req }) => isAdministratorUser(req.user);

export const administratorsField: FieldAccess = ({ req }) => isAdministratorUser(req.user);

/** Everybody reads what is published; drafts are for staff only. */
export const publishedOrStaff: Access = ({ req }): boolean | Where =>
  isStaffUser(req.user) || { _status: { equals: 'published' } };
