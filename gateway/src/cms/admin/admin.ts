import path from 'node:path';

import type { Config } from 'payload';

/** The admin, but for what plugins add to it. */
export const admin: Config['admin'] = {
  user: 'users',
  avatar: 'default',
  dateFormat: 'yyyy-MM-dd HH:mm',
  meta: {
    titleSuffix: ' – Kompassa CMS',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }],
  },
  components: {
    graphics: { Icon: '/src/cms/admin/Mark#Mark', Logo: '/src/cms/admin/Logo#Logo' },
    providers: ['/src/cms/admin/LivePage#LivePageProvider'],
    beforeDashboard: ['/src/cms/admin/dashboard/Dashboard#Dashboard'],
    afterNavLinks: ['/src/cms/admin/NavLinks#NavLinks'],
    actions: ['/src/cms/admin/notices/NoticeCount#NoticeCount'],
    header: ['/src/cms/admin/RoleMark#RoleMark'],
    views: {
      notices: {
        Component: '/src/cms/admin/notices/NoticesView#NoticesView',
        path: '/notices',
        meta: { title: 'Notices' },
      },
    },
  },
  timezones: { defaultTimezone: 'Europe/Berlin' },
  importMap: {
    baseDir: process.cwd(),
    importMapFile: path.resolve('src/app/(payload)/admin/importMap.js'),
  },
};
