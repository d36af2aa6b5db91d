import * as migration_20261121_034214_initial from './20261121_034214_initial';
import * as migration_20261121_070000_rate_limits from './20261121_070000_rate_limits';
import * as migration_20261121_071428_campaigns from './20261121_071428_campaigns';
import * as migration_20261121_073246_visits_and_reports from './20261121_073246_visits_and_reports';
import * as migration_20261121_074654_accounts from './20261121_074654_accounts';
import * as migration_20261121_075814_questions from './20261121_075814_questions';
import * as migration_20261121_081742_merchants_reports from './20261121_081742_merchants_reports';
import * as migration_20261121_082259_library from './20261121_082259_library';
import * as migration_20261121_084334_registers from './20261121_084334_registers';
import * as migration_20261121_093729_enquiries from './20261121_093729_enquiries';
import * as migration_20261121_101715_localised_sources from './20261121_101715_localised_sources';
import * as migration_20261121_143334_popup_clicks from './20261121_143334_popup_clicks';
import * as migration_20261121_163128_site_updates from './20261121_163128_site_updates';
import * as migration_20261121_172149_redirects_and_roles from './20261121_172149_redirects_and_roles';
import * as migration_20261121_201847_saved_by from './20261121_201847_saved_by';
import * as migration_20261122_094446_sessions from './20261122_094446_sessions';
import * as migration_20261122_101944_second_factors from './20261122_101944_second_factors';
import * as migration_20261122_194914_delivery_faults from './20261122_194914_delivery_faults';
import * as migration_20261123_030919_page_vitals from './20261123_030919_page_vitals';
import * as migration_20261123_112537_advice from './20261123_112537_advice';
import * as migration_20261124_073152_survey_questions from './20261124_073152_survey_questions';
import * as migration_20261124_075659_service_codes from './20261124_075659_service_codes';
import * as migration_20261124_080401_account_belongings from './20261124_080401_account_belongings';
import * as migration_20261124_082806_search_misses from './20261124_082806_search_misses';
import * as migration_20261124_132023_trash from './20261124_132023_trash';
import * as migration_20261124_134352_search_engines from './20261124_134352_search_engines';
import * as migration_20261124_153902_password_links from './20261124_153902_password_links';
import * as migration_20261124_162004_link_checks from './20261124_162004_link_checks';
import * as migration_20261124_170033_daily_work from './20261124_170033_daily_work';
import * as migration_20261124_170734_reviews from './20261124_170734_reviews';
import * as migration_20261124_171147_readable_addresses from './20261124_171147_readable_addresses';
import * as migration_20261124_203537_releases_and_saved_drafts from './20261124_203537_releases_and_saved_drafts';
import * as migration_20261125_095408_synonyms from './20261125_095408_synonyms';
import * as migration_20261125_125437_guide_values from './20261125_125437_guide_values';
import * as migration_20261125_133129_bundles_and_documents from './20261125_133129_bundles_and_documents';
import * as migration_20261125_133648_client_files from './20261125_133648_client_files';
import * as migration_20261125_221000_leases from './20261125_221000_leases';
import * as migration_20261127_161251_visits_without_title from './20261127_161251_visits_without_title';
import * as migration_20261128_075221_supply_roles from './20261128_075221_supply_roles';
import * as migration_20261128_081227_obligations from './20261128_081227_obligations';
import * as migration_20261128_103440_rules from './20261128_103440_rules';

export const migrations = [
  {
    up: migration_20261121_034214_initial.up,
    down: migration_20261121_034214_initial.down,
    name: '20261121_034214_initial',
  },
  {
    up: migration_20261121_070000_rate_limits.up,
    down: migration_20261121_070000_rate_limits.down,
    name: '20261121_070000_rate_limits',
  },
  {
    up: migration_20261121_071428_campaigns.up,
    down: migration_20261121_071428_campaigns.down,
    name: '20261121_071428_campaigns',
  },
  {
    up: migration_20261121_073246_visits_and_reports.up,
    down: migration_20261121_073246_visits_and_reports.down,
    name: '20261121_073246_visits_and_reports',
  },
  {
    up: migration_20261121_074654_accounts.up,
    down: migration_20261121_074654_accounts.down,
    name: '20261121_074654_accounts',
  },
  {
    up: migration_20261121_075814_questions.up,
    down: migration_20261121_075814_questions.down,
    name: '20261121_075814_questions',
  },
  {
    up: migration_20261121_081742_merchants_reports.up,
    down: migration_20261121_081742_merchants_reports.down,
    name: '20261121_081742_merchants_reports',
  },
  {
    up: migration_20261121_082259_library.up,
    down: migration_20261121_082259_library.down,
    name: '20261121_082259_library',
  },
  {
    up: migration_20261121_084334_registers.up,
    down: migration_20261121_084334_registers.down,
    name: '20261121_084334_registers',
  },
  {
    up: migration_20261121_093729_enquiries.up,
    down: migration_20261121_093729_enquiries.down,
    name: '20261121_093729_enquiries',
  },
  {
    up: migration_20261121_101715_localised_sources.up,
    down: migration_20261121_101715_localised_sources.down,
    name: '20261121_101715_localised_sources',
  },
  {
    up: migration_20261121_143334_popup_clicks.up,
    down: migration_20261121_143334_popup_clicks.down,
    name: '20261121_143334_popup_clicks',
  },
  {
    up: migration_20261121_163128_site_updates.up,
    down: migration_20261121_163128_site_updates.down,
    name: '20261121_163128_site_updates',
  },
  {
    up: migration_20261121_172149_redirects_and_roles.up,
    down: migration_20261121_172149_redirects_and_roles.down,
    name: '20261121_172149_redirects_and_roles',
  },
  {
    up: migration_20261121_201847_saved_by.up,
    down: migration_20261121_201847_saved_by.down,
    name: '20261121_201847_saved_by',
  },
  {
    up: migration_20261122_094446_sessions.up,
    down: migration_20261122_094446_sessions.down,
    name: '20261122_094446_sessions',
  },
  {
    up: migration_20261122_101944_second_factors.up,
    down: migration_20261122_101944_second_factors.down,
    name: '20261122_101944_second_factors',
  },
  {
    up: migration_20261122_194914_delivery_faults.up,
    down: migration_20261122_194914_delivery_faults.down,
    name: '20261122_194914_delivery_faults',
  },
  {
    up: migration_20261123_030919_page_vitals.up,
    down: migration_20261123_030919_page_vitals.down,
    name: '20261123_030919_page_vitals',
  },
  {
    up: migration_20261123_112537_advice.up,
    down: migration_20261123_112537_advice.down,
    name: '20261123_112537_advice',
  },
  {
    up: migration_20261124_073152_survey_questions.up,
    down: migration_20261124_073152_survey_questions.down,
    name: '20261124_073152_survey_questions',
  },
  {
    up: migration_20261124_075659_service_codes.up,
    down: migration_20261124_075659_service_codes.down,
    name: '20261124_075659_service_codes',
  },
  {
    up: migration_20261124_080401_account_belongings.up,
    down: migration_20261124_080401_account_belongings.down,
    name: '20261124_080401_account_belongings',
  },
  {
    up: migration_20261124_082806_search_misses.up,
    down: migration_20261124_082806_search_misses.down,
    name: '20261124_082806_search_misses',
  },
  {
    up: migration_20261124_132023_trash.up,
    down: migration_20261124_132023_trash.down,
    name: '20261124_132023_trash',
  },
  {
    up: migration_20261124_134352_search_engines.up,
    down: migration_20261124_134352_search_engines.down,
    name: '20261124_134352_search_engines',
  },
  {
    up: migration_20261124_153902_password_links.up,
    down: migration_20261124_153902_password_links.down,
    name: '20261124_153902_password_links',
  },
  {
    up: migration_20261124_162004_link_checks.up,
    down: migration_20261124_162004_link_checks.down,
    name: '20261124_162004_link_checks',
  },
  {
    up: migration_20261124_170033_daily_work.up,
    down: migration_20261124_170033_daily_work.down,
    name: '20261124_170033_daily_work',
  },
  {
    up: migration_20261124_170734_reviews.up,
    down: migration_20261124_170734_reviews.down,
    name: '20261124_170734_reviews',
  },
  {
    up: migration_20261124_171147_readable_addresses.up,
    down: migration_20261124_171147_readable_addresses.down,
    name: '20261124_171147_readable_addresses',
  },
  {
    up: migration_20261124_203537_releases_and_saved_drafts.up,
    down: migration_20261124_203537_releases_and_saved_drafts.down,
    name: '20261124_203537_releases_and_saved_drafts',
  },
  {
    up: migration_20261125_095408_synonyms.up,
    down: migration_20261125_095408_synonyms.down,
    name: '20261125_095408_synonyms',
  },
  {
    up: migration_20261125_125437_guide_values.up,
    down: migration_20261125_125437_guide_values.down,
    name: '20261125_125437_guide_values',
  },
  {
    up: migration_20261125_133129_bundles_and_documents.up,
    down: migration_20261125_133129_bundles_and_documents.down,
    name: '20261125_133129_bundles_and_documents',
  },
  {
    up: migration_20261125_133648_client_files.up,
    down: migration_20261125_133648_client_files.down,
    name: '20261125_133648_client_files',
  },
  {
    up: migration_20261125_221000_leases.up,
    down: migration_20261125_221000_leases.down,
    name: '20261125_221000_leases',
  },
  {
    up: migration_20261127_161251_visits_without_title.up,
    down: migration_20261127_161251_visits_without_title.down,
    name: '20261127_161251_visits_without_title',
  },
  {
    up: migration_20261128_075221_supply_roles.up,
    down: migration_20261128_075221_supply_roles.down,
    name: '20261128_075221_supply_roles',
  },
  {
    up: migration_20261128_081227_obligations.up,
    down: migration_20261128_081227_obligations.down,
    name: '20261128_081227_obligations',
  },
  {
    up: migration_20261128_103440_rules.up,
    down: migration_20261128_103440_rules.down,
    name: '20261128_103440_rules'
  },
];
