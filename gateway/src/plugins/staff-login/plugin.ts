import type { CollectionConfig, Plugin } from 'payload';

import {
  emailOldAddress,
  endLinksOnChange,
  endSessionsOnNewPassword,
  notePasswordChange,
  removeLoginsOfDeleted,
  sessionExpiry,
} from './accountHooks';
import { authEndpoints } from './authEndpoints';
import { checkEmail } from './checkEmail';
import { checkPassword } from './checkPassword';
import { confirmAdministrator, ownPasswordField } from './confirmAdministrator';
import { resetEndpoints } from './resetEndpoints';
import { sessionEndpoints } from './sessionEndpoints';
import { twoFactorEndpoints } from './twoFactorEndpoints';

const withLogin = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  endpoints: [
    ...authEndpoints,
    ...resetEndpoints,
    ...sessionEndpoints,
    ...twoFactorEndpoints,
    ...(users.endpoints || []),
  ],
  fields: [
    ...users.fields,
    {
      name: 'security',
      type: 'ui',
      admin: {
        components: { Field: '/src/plugins/staff-login/account/SecurityField#SecurityField' },
        disableListColumn: true,
      },
    },
    ownPasswordField,
  ],
  hooks: {
    ...users.hooks,
    beforeValidate: [checkEmail, confirmAdministrator, checkPassword],
    beforeChange: [notePasswordChange],
    afterChange: [endLinksOnChange, endSessionsOnNewPassword, emailOldAddress],
    beforeDelete: [removeLoginsOfDeleted, ...(users.hooks?.beforeDelete ?? [])],
    me: [sessionExpiry],
  },
});

const loginView = '/src/plugins/staff-login/login/LoginView#LoginView';

/** How staff log in: passwords with limits and a captcha, a second factor, links for a new password, their sessions. */
export const staffLogin = (): Plugin => (config) => ({
  ...config,
  collections: config.collections?.map((one) => (one.slug === 'users' ? withLogin(one) : one)),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: {
        ...config.admin?.components?.views,
        login: { Component: loginView },
        // Shown while there are no users; the start adds the first one (features/authentication/firstUsers.ts).
        createFirstUser: { Component: loginView },
        forgot: { Component: '/src/plugins/staff-login/login/ForgotView#ForgotView' },
        reset: {
          Component: '/src/plugins/staff-login/login/ResetView#ResetView',
          path: '/reset',
          exact: true,
        },
      },
    },
  },
});
