import type { CollectionConfig, Endpoint, GlobalConfig } from 'payload';

import { readEndpoint } from './admin/notices/endpoint';
import { alerts } from './collections/alerts';
import { articles } from './collections/articles';
import { awards } from './collections/awards';
import { callTimes } from './collections/callTimes';
import { channels } from './collections/channels';
import { coupons } from './collections/coupons';
import { declarations } from './collections/declarations';
import { documents } from './collections/documents';
import { enquiries } from './collections/enquiries';
import { facts } from './collections/facts';
import { factSources } from './collections/factSources';
import { information } from './collections/information';
import { manuals } from './collections/manuals';
import { media } from './collections/media';
import { merchants } from './collections/merchants';
import { messageCodes } from './collections/messageCodes';
import { notices } from './collections/notices';
import { pages } from './collections/pages';
import { partners } from './collections/partners';
import { popUps } from './collections/popUps';
import { posters } from './collections/posters';
import { questions } from './collections/questions';
import { questionTypes } from './collections/questionTypes';
import { representations } from './collections/representations';
import { rules } from './collections/rules';
import { recoveryCodes, secondFactors } from './collections/secondFactors';
import { sentMessages } from './collections/sentMessages';
import { services } from './collections/services';
import { sessions } from './collections/sessions';
import { surveyReports } from './collections/surveyReports';
import { users } from './collections/users';
import { videoCourses } from './collections/videoCourses';
import { clickCollection } from './fields/clicks';
import { anniversary } from './globals/anniversary';
import { menu } from './globals/menu';
import { newcomers } from './globals/newcomers';
import { priceBundles } from './globals/priceBundles';
import { searchPanel } from './globals/searchPanel';
import { serviceCodes } from './globals/serviceCodes';
import { siteFrame } from './globals/siteFrame';

/** Collections and globals besides those of plugins; in the order of the admin's navigation. */
export const collections: CollectionConfig[] = [
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
  facts,
  factSources,
  rules,
  declarations,
  representations,
  enquiries,
  alerts,
  callTimes,
  surveyReports,
  merchants,
  coupons,
  sessions,
  secondFactors,
  recoveryCodes,
  messageCodes,
  sentMessages,
  notices,
  users,
];

/** Documents of which there is only one. */
export const globals: GlobalConfig[] = [
  anniversary,
  newcomers,
  priceBundles,
  menu,
  searchPanel,
  siteFrame,
  serviceCodes,
];

/** Requests of the admin. */
export const endpoints: Endpoint[] = [readEndpoint];
