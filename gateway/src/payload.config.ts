import path from 'node:path';

import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import { isAdministratorUser } from './cms/access/roles';
import { admin } from './cms/admin/admin';
import { collections, endpoints, globals } from './cms/content';
import { editor } from './cms/fields/richText';
import { lastRules, rules } from './cms/plugins/rules';
import { trackContent } from './cms/plugins/trackContent';
import { languageNames } from './domain/languages';
import { config } from './platform/config/config';
import { makeDataFolder } from './platform/config/makeDataFolder';
import { database } from './platform/db/database';
import { isLeader } from './platform/db/lease';
import { uploadLimits, uploads } from './platform/files/uploads';
import { loggingLevels, payloadLogger } from './platform/log/payloadLogger';
import { noEmail } from './platform/mail/noEmail';
import { loadSecrets } from './platform/secrets/secrets';
import { comments } from './plugins/comments/plugin';
import { enquiryDesk } from './plugins/enquiry-desk/plugin';
import { guide } from './plugins/guide/plugin';
import { history } from './plugins/history/plugin';
import { linkPicker } from './plugins/link-picker/plugin';
import { links } from './plugins/links/plugin';
import { mediaStorage } from './plugins/media-storage/plugin';
import { obligations } from './plugins/obligations/plugin';
import { pageStatus } from './plugins/page-status/plugin';
import { paste } from './plugins/paste/plugin';
import { preview } from './plugins/preview/plugin';
import { redirects } from './plugins/redirects/plugin';
import { releases } from './plugins/releases/plugin';
import { review } from './plugins/review/plugin';
import { schedules } from './plugins/schedules/plugin';
import { searchDocuments } from './plugins/search-documents/plugin';
import { searchPreview } from './plugins/search-preview/plugin';
import { searchTerms } from './plugins/search-terms/plugin';
import { serviceSuggestions } from './plugins/service-suggestions/plugin';
import { staffLogin } from './plugins/staff-login/plugin';
import { translation } from './plugins/translation/plugin';
import { visits } from './plugins/visits/plugin';
import { reportFullDisk } from './rest/fullDisk';
import { reportInvalidValues } from './rest/invalidValue';
import { reportRefusedFields } from './rest/refusedFields';
import { reportStorage } from './rest/storageProblem';
import { notifySite } from './sync/notifySite';

makeDataFolder(config.dataFolder);

/**
 * Each is a folder of its own, which can be deleted with its line (docs/where-things-go.md), or a rule of the core. In
 * the sidebar of forms they stand in this order, below what has to be filled in; hooks of later ones that refuse come first.
 */
export const plugins = {
  staffLogin: staffLogin(),
  searchDocuments: searchDocuments({ siteUrl: config.siteUrl }),
  searchPreview: searchPreview(),
  redirects: redirects(),
  linkPicker: linkPicker(),
  serviceSuggestions: serviceSuggestions(),
  paste: paste(),
  enquiryDesk: enquiryDesk(),
  review: review(),
  comments: comments(),
  ...rules,
  history: history(),
  translation: translation(),
  obligations: obligations(),
  releases: releases(),
  schedules: schedules(),
  links: links({ checksOutside: config.checksLinks }),
  trackContent,
  preview: preview(),
  pageStatus: pageStatus({ siteUrl: config.siteUrl, instances: config.siteInstances }),
  mediaStorage: mediaStorage(uploads),
  visits: visits(),
  searchTerms: searchTerms(),
  guide: guide(),
  ...lastRules,
};

/** The configuration; a test leaves out one of the plugins. */
export const configure = (without?: string) =>
  buildConfig({
    secret: loadSecrets().payloadSecret,
    // No signed token logs anybody in: staff are known by their sessions (cms/access/sessionStrategy.ts).
    auth: { jwtOrder: [] },
    // The admin is used at this address. Cookies count on its own pages alone (`src/rest/guard.ts` checks that too).
    serverURL: config.publicUrl,
    csrf: [config.publicUrl],
    // Each level multiplies what a read costs.
    maxDepth: 2,
    db: database(config),
    collections,
    globals,
    plugins: Object.entries(plugins).flatMap(([name, plugin]) => (name === without ? [] : [plugin])),
    endpoints,
    editor,
    sharp,
    localization: {
      locales: [
        { code: 'en', label: languageNames.en },
        { code: 'de', label: languageNames.de, fallbackLocale: 'en' },
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
    loggingLevels,
    hooks: { afterError: [reportRefusedFields, reportInvalidValues, reportFullDisk, reportStorage] },
    upload: uploadLimits,
    jobs: {
      access: { run: ({ req }) => isAdministratorUser(req.user) },
      tasks: [notifySite],
      autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50 }],
      shouldAutoRun: isLeader,
    },
    admin,
    typescript: {
      outputFile: path.resolve('src/payload-types.ts'),
      // For a developer's server. Each process of the tests would spend ten seconds of a processor on it.
      autoGenerate: process.env.DISABLE_PAYLOAD_HMR !== 'true',
    },
  });

export default configure();
