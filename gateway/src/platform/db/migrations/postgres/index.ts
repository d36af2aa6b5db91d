import * as migration_20261128_100000_baseline from './20261128_100000_baseline';
import * as migration_20261128_102840_filing_rhythm from './20261128_102840_filing_rhythm';
import * as migration_20261128_103440_rules from './20261128_103440_rules';
import * as migration_20261128_104500_uncoded_countries from './20261128_104500_uncoded_countries';
import * as migration_20261128_113823_no_client_files from './20261128_113823_no_client_files';
import * as migration_20261128_155348_job_notifies_site from './20261128_155348_job_notifies_site';
import * as migration_20261129_155425_related_services from './20261129_155425_related_services';
import * as migration_20261129_201808_calls from './20261129_201808_calls';
import * as migration_20261129_233559_image_colours from './20261129_233559_image_colours';
import * as migration_20261130_001205_facts from './20261130_001205_facts';
import * as migration_20261130_070753_alerts from './20261130_070753_alerts';
import * as migration_20261130_081641_redirects from './20261130_081641_redirects';
import * as migration_20261130_110556_no_vat_rates from './20261130_110556_no_vat_rates';
import * as migration_20261130_112458_due_dates from './20261130_112458_due_dates';
import * as migration_20261130_114617_undo_release from './20261130_114617_undo_release';
import * as migration_20261130_145826_comments from './20261130_145826_comments';

export const migrations = [
  {
    up: migration_20261128_100000_baseline.up,
    down: migration_20261128_100000_baseline.down,
    name: '20261128_100000_baseline',
  },
  {
    up: migration_20261128_102840_filing_rhythm.up,
    down: migration_20261128_102840_filing_rhythm.down,
    name: '20261128_102840_filing_rhythm',
  },
  {
    up: migration_20261128_103440_rules.up,
    down: migration_20261128_103440_rules.down,
    name: '20261128_103440_rules',
  },
  {
    up: migration_20261128_104500_uncoded_countries.up,
    down: migration_20261128_104500_uncoded_countries.down,
    name: '20261128_104500_uncoded_countries',
  },
  {
    up: migration_20261128_113823_no_client_files.up,
    down: migration_20261128_113823_no_client_files.down,
    name: '20261128_113823_no_client_files',
  },
  {
    up: migration_20261128_155348_job_notifies_site.up,
    down: migration_20261128_155348_job_notifies_site.down,
    name: '20261128_155348_job_notifies_site',
  },
  {
    up: migration_20261129_155425_related_services.up,
    down: migration_20261129_155425_related_services.down,
    name: '20261129_155425_related_services',
  },
  {
    up: migration_20261129_201808_calls.up,
    down: migration_20261129_201808_calls.down,
    name: '20261129_201808_calls',
  },
  {
    up: migration_20261129_233559_image_colours.up,
    down: migration_20261129_233559_image_colours.down,
    name: '20261129_233559_image_colours',
  },
  {
    up: migration_20261130_001205_facts.up,
    down: migration_20261130_001205_facts.down,
    name: '20261130_001205_facts',
  },
  {
    up: migration_20261130_070753_alerts.up,
    down: migration_20261130_070753_alerts.down,
    name: '20261130_070753_alerts',
  },
  {
    up: migration_20261130_081641_redirects.up,
    down: migration_20261130_081641_redirects.down,
    name: '20261130_081641_redirects',
  },
  {
    up: migration_20261130_110556_no_vat_rates.up,
    down: migration_20261130_110556_no_vat_rates.down,
    name: '20261130_110556_no_vat_rates',
  },
  {
    up: migration_20261130_112458_due_dates.up,
    down: migration_20261130_112458_due_dates.down,
    name: '20261130_112458_due_dates',
  },
  {
    up: migration_20261130_114617_undo_release.up,
    down: migration_20261130_114617_undo_release.down,
    name: '20261130_114617_undo_release',
  },
  {
    up: migration_20261130_145826_comments.up,
    down: migration_20261130_145826_comments.down,
    name: '20261130_145826_comments'
  },
];
