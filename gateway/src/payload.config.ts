import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import { globalWholeOnSite, wholeOnSite } from './access/oneLanguage';
import { editors, isAdministratorUser } from './access/roles';
import { forTranslators, globalForTranslators } from './access/translators';
import { globalWithHistory, withHistory } from './admin/history/savedBy';
import { globalSideBySide, sideBySide } from './admin/languages/sideBySide';
import { articles } from './collections/articles';
import { awards } from './collections/awards';
import { channels } from './collections/channels';
import { declarations } from './collections/declarations';
import { documents } from './collections/documents';
import { enquiries } from './collections/enquiries';
import { information } from './collections/information';
import { manuals } from './collections/manuals';
import { media } from './collections/media';
import { merchants } from './collections/merchants';
import { messageCodes } from './collections/messageCodes';
import { pages } from './collections/pages';
import { partners } from './collections/partners';
import { popUps } from './collections/popUps';
import { posters } from './collections/posters';
import { redirects } from './collections/redirects';
import { representations } from './collections/representations';
import { sentMessages } from './collections/sentMessages';
import { questions } from './collections/questions';
import { questionTypes } from './collections/questionTypes';
import { recoveryCodes, secondFactors } from './collections/secondFactors';
import { services } from './collections/services';
import { sessions } from './collections/sessions';
import { siteUpdates } from './collections/siteUpdates';
import { surveyReports } from './collections/surveyReports';
import { users } from './collections/users';
import { vatRates } from './collections/vatRates';
import { videoCourses } from './collections/videoCourses';
import { visits } from './collections/visits';
import { config } from './config';
import { database } from './database';
import { clickCollection } from './fields/clicks';
import { noEmail } from './email';
import { editor } from './fields/richText';
import { anniversary } from './globals/anniversary';
import { menu } from './globals/menu';
import { newcomers } from './globals/newcomers';
import { searchPanel } from './globals/searchPanel';
import { siteFrame } from './globals/siteFrame';
import { payloadLogger } from './log/payloadLogger';
import { refuseWrongValues } from './rest/valueFault';
import { scheduleEndpoints } from './schedules/endpoints';
import { loadSecrets } from './secrets';
import { siteEndpoints } from './site/endpoints';
import { trackContent } from './site/trackContent';

mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });

export default buildConfig({
  secret: loadSecrets().payloadSecret,
  // No signed token logs anybody in: staff are known by their sessions (users/sessionStrategy.ts).
  auth: { jwtOrder: [] },
  // The admin is used at this address. Cookies count on its own pages alone (`src/rest/guard.ts` checks that too).
  serverURL: config.publicUrl,
  csrf: [config.publicUrl],
  // Each level multiplies what a read costs.
  maxDepth: 2,
  db: database(config),
  collections: [
    pages,
    articles,
    redirects,
    media(config.dataFolder),
    information,
    questions,
    questionTypes,
    manuals,
    videoCourses,
    documents(config.dataFolder),
    popUps,
    posters,
    clickCollection('banner'),
    clickCollection('popUp'),
    channels,
    awards,
    services,
    partners,
    vatRates,
    declarations,
    representations,
    enquiries,
    surveyReports,
    visits,
    merchants,
    sessions,
    secondFactors,
    recoveryCodes,
    messageCodes,
    sentMessages,
    siteUpdates,
    users,
  ]
    .map(wholeOnSite)
    .map(forTranslators)
    .map(withHistory)
    .map(sideBySide),
  globals: [anniversary, newcomers, menu, searchPanel, siteFrame]
    .map(globalWholeOnSite)
    .map(globalForTranslators)
    .map(globalWithHistory)
    .map(globalSideBySide),
  plugins: [trackContent],
  endpoints: [...siteEndpoints, ...scheduleEndpoints],
  editor,
  sharp,
  localization: {
    locales: [
      { code: 'en', label: { en: 'English', de: 'Englisch' } },
      { code: 'de', label: { en: 'German', de: 'Deutsch' }, fallbackLocale: 'en' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { supportedLanguages: { en, de }, fallbackLanguage: 'en' },
  // The contract needs /api/system/… for its own calls.
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  email: noEmail,
  // In a terminal Payload's own is read more easily.
  logger: process.env.NODE_ENV === 'production' ? payloadLogger : undefined,
  // A visitor who asks for what is not theirs is no fault of the gateway.
  loggingLevels: {
    Forbidden: 'info',
    NotFound: 'info',
    AuthenticationError: 'info',
    ValidationError: 'info',
    QueryError: 'info',
  },
  hooks: { afterError: [refuseWrongValues] },
  upload: {
    limits: { fileSize: 10_000_000, files: 1 },
    abortOnLimit: true,
    // Nobody knows yet who sends it, nor in which language.
    responseOnLimit:
      'The file is larger than 10 MB. Please make it smaller first. Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie vorher.',
  },
  jobs: {
    access: { run: ({ req }) => isAdministratorUser(req.user) },
    // A job without a user runs with every right, so only those who publish may add one.
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: editors, create: editors, update: () => false, delete: editors },
    }),
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }],
  },
  admin: {
    user: users.slug,
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    meta: {
      titleSuffix: ' – Kompassa CMS',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }],
    },
    components: {
      graphics: { Icon: '/src/admin/Mark#Mark', Logo: '/src/admin/Logo#Logo' },
      beforeDashboard: ['/src/admin/Welcome#Welcome'],
      afterNavLinks: ['/src/admin/NavLinks#NavLinks'],
      header: ['/src/admin/RoleMark#RoleMark', '/src/admin/schedules/ScheduleAlert#ScheduleAlert'],
      views: {
        login: { Component: '/src/admin/login/LoginView#LoginView' },
        sitePages: {
          Component: '/src/admin/site/SitePagesView#SitePagesView',
          path: '/site-pages',
          meta: { title: 'Pages of the site' },
        },
        guide: {
          Component: '/src/admin/guide/GuideView#GuideView',
          path: '/guide',
          meta: { title: 'Guide' },
        },
        schedules: {
          Component: '/src/admin/schedules/SchedulesView#SchedulesView',
          path: '/schedules',
          meta: { title: 'Schedule' },
        },
      },
    },
    timezones: { defaultTimezone: 'Europe/Berlin' },
    importMap: {
      baseDir: process.cwd(),
      importMapFile: path.resolve('src/app/(payload)/admin/importMap.js'),
    },
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts') },
});
