import path from 'node:path';

import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import { editors, isAdministratorUser } from './cms/access/roles';
import { versionTranslations } from './cms/admin/history/translations';
import { linkEndpoints } from './cms/admin/links/endpoints';
import { linkTargetEndpoints } from './cms/admin/linkTargets/endpoints';
import { scheduleEndpoints } from './cms/admin/schedules/endpoints';
import { mayAddSchedule } from './cms/admin/schedules/scheduleRefusal';
import { siteEndpoints } from './cms/admin/site/endpoints';
import { articles } from './cms/collections/articles';
import { awards } from './cms/collections/awards';
import { channels } from './cms/collections/channels';
import { coupons } from './cms/collections/coupons';
import { declarations } from './cms/collections/declarations';
import { documents } from './cms/collections/documents';
import { enquiries } from './cms/collections/enquiries';
import { information } from './cms/collections/information';
import { linkChecks } from './cms/collections/linkChecks';
import { manuals } from './cms/collections/manuals';
import { media } from './cms/collections/media';
import { merchants } from './cms/collections/merchants';
import { messageCodes } from './cms/collections/messageCodes';
import { pageReads } from './cms/collections/pageReads';
import { pages } from './cms/collections/pages';
import { pageVitals } from './cms/collections/pageVitals';
import { partners } from './cms/collections/partners';
import { popUps } from './cms/collections/popUps';
import { posters } from './cms/collections/posters';
import { questions } from './cms/collections/questions';
import { questionTypes } from './cms/collections/questionTypes';
import { redirects } from './cms/collections/redirects';
import { releaseDocuments, releases } from './cms/collections/releases';
import { representations } from './cms/collections/representations';
import { reviewNotices, reviews } from './cms/collections/reviews';
import { rules } from './cms/collections/rules';
import { searchHits, searchMisses } from './cms/collections/searches';
import { recoveryCodes, secondFactors } from './cms/collections/secondFactors';
import { sentMessages } from './cms/collections/sentMessages';
import { services } from './cms/collections/services';
import { sessions } from './cms/collections/sessions';
import { surveyReports } from './cms/collections/surveyReports';
import { translations } from './cms/collections/translations';
import { users } from './cms/collections/users';
import { vatRates } from './cms/collections/vatRates';
import { videoCourses } from './cms/collections/videoCourses';
import { visits } from './cms/collections/visits';
import { clickCollection } from './cms/fields/clicks';
import { editor } from './cms/fields/richText';
import { anniversary } from './cms/globals/anniversary';
import { menu } from './cms/globals/menu';
import { newcomers } from './cms/globals/newcomers';
import { priceBundles } from './cms/globals/priceBundles';
import { publishingRules } from './cms/globals/publishingRules';
import { searchPanel } from './cms/globals/searchPanel';
import { serviceCodes } from './cms/globals/serviceCodes';
import { siteFrame } from './cms/globals/siteFrame';
import { keepTextsClean } from './cms/plugins/cleanTexts';
import { draftEndpoints } from './cms/plugins/draftEndpoints';
import { keepDrafts } from './cms/plugins/keepDrafts';
import { keepPublished } from './cms/plugins/keepPublished';
import { requireApproval } from './cms/plugins/requireApproval';
import { requireEnglish } from './cms/plugins/requireEnglish';
import { respectLocks } from './cms/plugins/respectLocks';
import { history } from './cms/plugins/savedBy';
import { showSchedules } from './cms/plugins/schedules';
import { sideBySide } from './cms/plugins/sideBySide';
import { storeUploads } from './cms/plugins/storeUploads';
import { trackContent } from './cms/plugins/trackContent';
import { trackTranslations } from './cms/plugins/trackTranslations';
import { limitTranslators } from './cms/plugins/translators';
import { reportFullDisk } from './cms/rest/fullDisk';
import { reportInvalidValues } from './cms/rest/invalidValue';
import { reportStorage } from './cms/rest/storageProblem';
import { reviewEndpoints } from './cms/review/endpoints';
import { config } from './platform/config/config';
import { makeDataFolder } from './platform/config/makeDataFolder';
import { database } from './platform/db/database';
import { isOnDuty } from './platform/db/lease';
import { uploads } from './platform/files/uploads';
import { payloadLogger } from './platform/log/payloadLogger';
import { noEmail } from './platform/mail/noEmail';
import { loadSecrets } from './platform/secrets/secrets';
import { pageStatus } from './plugins/page-status/index';
import { notifySite, siteQueues } from './sync/notifySite';
import { isTracked } from './sync/tracked';

makeDataFolder(config.dataFolder);

export default buildConfig({
  secret: loadSecrets().payloadSecret,
  // No signed token logs anybody in: staff are known by their sessions (users/sessionStrategy.ts).
  auth: { jwtOrder: [] },
  // The admin is used at this address. Cookies count on its own pages alone (`src/cms/rest/guard.ts` checks that too).
  serverURL: config.publicUrl,
  csrf: [config.publicUrl],
  // Each level multiplies what a read costs.
  maxDepth: 2,
  db: database(config),
  collections: [
    pages,
    articles,
    releases,
    redirects,
    media,
    information,
    questions,
    questionTypes,
    manuals,
    videoCourses,
    documents,
    popUps,
    posters,
    clickCollection('banner'),
    clickCollection('popUp'),
    channels,
    awards,
    services,
    partners,
    vatRates,
    rules,
    declarations,
    representations,
    enquiries,
    surveyReports,
    visits,
    pageVitals,
    searchMisses,
    searchHits,
    pageReads,
    merchants,
    coupons,
    sessions,
    secondFactors,
    recoveryCodes,
    messageCodes,
    sentMessages,
    reviews,
    reviewNotices,
    releaseDocuments,
    linkChecks,
    translations,
    users,
  ],
  globals: [
    anniversary,
    newcomers,
    priceBundles,
    menu,
    searchPanel,
    siteFrame,
    serviceCodes,
    publishingRules,
  ],
  plugins: [
    requireApproval,
    requireEnglish,
    limitTranslators,
    respectLocks,
    draftEndpoints,
    history,
    keepDrafts,
    sideBySide,
    showSchedules,
    trackTranslations,
    trackContent,
    pageStatus({ siteUrl: config.siteUrl, instances: config.siteInstances, isShown: isTracked }),
    storeUploads(uploads),
    // Last, so that their hooks are the first.
    keepTextsClean,
    keepPublished,
  ],
  endpoints: [
    ...siteEndpoints,
    ...linkEndpoints,
    ...linkTargetEndpoints,
    ...scheduleEndpoints,
    ...reviewEndpoints,
  ],
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
  i18n: { supportedLanguages: { en, de }, fallbackLanguage: 'en', translations: versionTranslations },
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
  hooks: { afterError: [reportInvalidValues, reportFullDisk, reportStorage] },
  upload: {
    limits: { fileSize: 10_000_000, files: 1 },
    abortOnLimit: true,
    // The sender's language is not known yet.
    responseOnLimit:
      'The file is larger than 10 MB. Please make it smaller first. Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie vorher.',
  },
  jobs: {
    access: { run: ({ req }) => isAdministratorUser(req.user) },
    // A job without a user runs with every right. Schedules of editors are added by the form, with their user.
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: editors, create: mayAddSchedule, update: () => false, delete: editors },
    }),
    tasks: [notifySite],
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }, ...siteQueues],
    shouldAutoRun: isOnDuty,
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
      graphics: { Icon: '/src/cms/admin/Mark#Mark', Logo: '/src/cms/admin/Logo#Logo' },
      providers: [
        '/src/cms/admin/schedules/ScheduleProvider#ScheduleProvider',
        '/src/cms/admin/drafts/OpenForms#OpenFormsProvider',
        '/src/cms/admin/LivePage#LivePageProvider',
      ],
      beforeDashboard: ['/src/cms/admin/dashboard/Dashboard#Dashboard'],
      afterNavLinks: ['/src/cms/admin/NavLinks#NavLinks'],
      actions: ['/src/cms/admin/review/NoticeCount#NoticeCount'],
      header: ['/src/cms/admin/RoleMark#RoleMark', '/src/cms/admin/schedules/ScheduleAlert#ScheduleAlert'],
      views: {
        login: { Component: '/src/cms/admin/login/LoginView#LoginView' },
        // Shown while there are no users; the start adds the first one (cms/staff/firstUsers.ts).
        createFirstUser: { Component: '/src/cms/admin/login/LoginView#LoginView' },
        forgot: { Component: '/src/cms/admin/login/ForgotView#ForgotView' },
        reset: { Component: '/src/cms/admin/login/ResetView#ResetView', path: '/reset', exact: true },
        deadLinks: {
          Component: '/src/cms/admin/links/DeadLinksView#DeadLinksView',
          path: '/dead-links',
          meta: { title: 'Dead links' },
        },
        guide: {
          Component: '/src/cms/admin/guide/GuideView#GuideView',
          path: '/guide',
          meta: { title: 'Guide' },
        },
        obligations: {
          Component: '/src/cms/admin/obligations/ObligationsView#ObligationsView',
          path: '/obligations',
          meta: { title: 'Obligations and services' },
        },
        translations: {
          Component: '/src/cms/admin/translations/TranslationsView#TranslationsView',
          path: '/translations',
          meta: { title: 'Translations' },
        },
        notices: {
          Component: '/src/cms/admin/review/NoticesView#NoticesView',
          path: '/notices',
          meta: { title: 'Notices' },
        },
        calendar: {
          Component: '/src/cms/admin/calendar/CalendarView#CalendarView',
          path: '/calendar',
          meta: { title: 'Calendar' },
        },
        schedules: {
          Component: '/src/cms/admin/schedules/SchedulesView#SchedulesView',
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
  typescript: {
    outputFile: path.resolve('src/payload-types.ts'),
    // For a developer's server. Each process of the tests would spend ten seconds of a processor on it.
    autoGenerate: process.env.DISABLE_PAYLOAD_HMR !== 'true',
  },
});
