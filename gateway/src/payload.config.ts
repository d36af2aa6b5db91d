import path from 'node:path';

import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import { protectLocks } from './cms/access/documentLock';
import { isAdministratorUser } from './cms/access/roles';
import { versionTranslations } from './cms/admin/history/translations';
import { linkTargetEndpoints } from './cms/admin/linkTargets/endpoints';
import { readEndpoint } from './cms/admin/notices/endpoint';
import { siteEndpoints } from './cms/admin/site/endpoints';
import { articles } from './cms/collections/articles';
import { awards } from './cms/collections/awards';
import { channels } from './cms/collections/channels';
import { coupons } from './cms/collections/coupons';
import { declarations } from './cms/collections/declarations';
import { documents } from './cms/collections/documents';
import { enquiries } from './cms/collections/enquiries';
import { information } from './cms/collections/information';
import { manuals } from './cms/collections/manuals';
import { media } from './cms/collections/media';
import { merchants } from './cms/collections/merchants';
import { messageCodes } from './cms/collections/messageCodes';
import { notices } from './cms/collections/notices';
import { pages } from './cms/collections/pages';
import { partners } from './cms/collections/partners';
import { popUps } from './cms/collections/popUps';
import { posters } from './cms/collections/posters';
import { questions } from './cms/collections/questions';
import { questionTypes } from './cms/collections/questionTypes';
import { representations } from './cms/collections/representations';
import { rules } from './cms/collections/rules';
import { recoveryCodes, secondFactors } from './cms/collections/secondFactors';
import { sentMessages } from './cms/collections/sentMessages';
import { services } from './cms/collections/services';
import { sessions } from './cms/collections/sessions';
import { siteUpdates } from './cms/collections/siteUpdates';
import { surveyReports } from './cms/collections/surveyReports';
import { users } from './cms/collections/users';
import { vatRates } from './cms/collections/vatRates';
import { videoCourses } from './cms/collections/videoCourses';
import { clickCollection } from './cms/fields/clicks';
import { editor } from './cms/fields/richText';
import { anniversary } from './cms/globals/anniversary';
import { menu } from './cms/globals/menu';
import { newcomers } from './cms/globals/newcomers';
import { priceBundles } from './cms/globals/priceBundles';
import { searchPanel } from './cms/globals/searchPanel';
import { serviceCodes } from './cms/globals/serviceCodes';
import { siteFrame } from './cms/globals/siteFrame';
import { keepTextsClean } from './cms/plugins/cleanTexts';
import { draftEndpoints } from './cms/plugins/draftEndpoints';
import { keepDrafts } from './cms/plugins/keepDrafts';
import { keepPublished } from './cms/plugins/keepPublished';
import { requireEnglish } from './cms/plugins/requireEnglish';
import { respectLocks } from './cms/plugins/respectLocks';
import { history } from './cms/plugins/savedBy';
import { trackContent } from './cms/plugins/trackContent';
import { limitTranslators } from './cms/plugins/translators';
import { reportFullDisk } from './cms/rest/fullDisk';
import { reportInvalidValues } from './cms/rest/invalidValue';
import { reportStorage } from './cms/rest/storageProblem';
import { config } from './platform/config/config';
import { makeDataFolder } from './platform/config/makeDataFolder';
import { database } from './platform/db/database';
import { isOnDuty } from './platform/db/lease';
import { uploads } from './platform/files/uploads';
import { payloadLogger } from './platform/log/payloadLogger';
import { noEmail } from './platform/mail/noEmail';
import { loadSecrets } from './platform/secrets/secrets';
import { links } from './plugins/links/plugin';
import { mediaStorage } from './plugins/media-storage/plugin';
import { redirects } from './plugins/redirects/plugin';
import { releases } from './plugins/releases/plugin';
import { review } from './plugins/review/plugin';
import { schedules } from './plugins/schedules/plugin';
import { searchTerms } from './plugins/search-terms/plugin';
import { translation } from './plugins/translation/plugin';
import { visits } from './plugins/visits/plugin';

makeDataFolder(config.dataFolder);

const configuration = buildConfig({
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
    merchants,
    coupons,
    sessions,
    secondFactors,
    recoveryCodes,
    messageCodes,
    sentMessages,
    notices,
    siteUpdates,
    users,
  ],
  globals: [anniversary, newcomers, priceBundles, menu, searchPanel, siteFrame, serviceCodes],
  plugins: [
    redirects(),
    review(),
    requireEnglish,
    limitTranslators,
    respectLocks,
    draftEndpoints,
    history,
    keepDrafts,
    translation(),
    releases(),
    schedules(),
    links({ checksOutside: config.checksLinks }),
    trackContent,
    mediaStorage(uploads),
    visits(),
    searchTerms(),
    // Last, so that their hooks are the first.
    keepTextsClean,
    keepPublished,
  ],
  endpoints: [...siteEndpoints, ...linkTargetEndpoints, readEndpoint],
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
    autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }],
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
        // First: it makes the server functions anew, which the others change.
        '/src/cms/admin/drafts/WholeAnswers#WholeAnswersProvider',
        '/src/cms/admin/drafts/OpenForms#OpenFormsProvider',
        '/src/cms/admin/LivePage#LivePageProvider',
      ],
      beforeDashboard: ['/src/cms/admin/dashboard/Dashboard#Dashboard'],
      afterNavLinks: ['/src/cms/admin/NavLinks#NavLinks'],
      actions: ['/src/cms/admin/notices/NoticeCount#NoticeCount'],
      header: ['/src/cms/admin/RoleMark#RoleMark'],
      views: {
        login: { Component: '/src/cms/admin/login/LoginView#LoginView' },
        // Shown while there are no users; the start adds the first one (cms/staff/firstUsers.ts).
        createFirstUser: { Component: '/src/cms/admin/login/LoginView#LoginView' },
        forgot: { Component: '/src/cms/admin/login/ForgotView#ForgotView' },
        reset: { Component: '/src/cms/admin/login/ResetView#ResetView', path: '/reset', exact: true },
        sitePages: {
          Component: '/src/cms/admin/site/SitePagesView#SitePagesView',
          path: '/site-pages',
          meta: { title: 'Pages of the site' },
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
  },
  typescript: {
    outputFile: path.resolve('src/payload-types.ts'),
    // For a developer's server. Each process of the tests would spend ten seconds of a processor on it.
    autoGenerate: process.env.DISABLE_PAYLOAD_HMR !== 'true',
  },
});

export default configuration.then(protectLocks);
