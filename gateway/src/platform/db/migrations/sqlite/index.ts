import * as migration_20261128_100000_baseline from './20261128_100000_baseline';
import * as migration_20261128_102833_filing_rhythm from './20261128_102833_filing_rhythm';
import * as migration_20261128_103436_rules from './20261128_103436_rules';
import * as migration_20261128_113817_no_client_files from './20261128_113817_no_client_files';
import * as migration_20261128_155412_job_notifies_site from './20261128_155412_job_notifies_site';
import * as migration_20261129_155347_related_services from './20261129_155347_related_services';
import * as migration_20261129_201640_calls from './20261129_201640_calls';
import * as migration_20261129_233640_image_colours from './20261129_233640_image_colours';
import * as migration_20261130_001159_facts from './20261130_001159_facts';
import * as migration_20261130_070745_alerts from './20261130_070745_alerts';
import * as migration_20261130_081452_redirects from './20261130_081452_redirects';
import * as migration_20261130_110505_no_vat_rates from './20261130_110505_no_vat_rates';
import * as migration_20261130_112438_due_dates from './20261130_112438_due_dates';
import * as migration_20261130_114532_undo_release from './20261130_114532_undo_release';
import * as migration_20261130_145812_comments from './20261130_145812_comments';

export const migrations = [
  {
    up: migration_20261128_100000_baseline.up,
    down: migration_20261128_100000_baseline.down,
    name: '20261128_100000_baseline',
  },
  {
    up: migration_20261128_102833_filing_rhythm.up,
    down: migration_20261128_102833_filing_rhythm.down,
    name: '20261128_102833_filing_rhythm',
  },
  {
    up: migration_20261128_103436_rules.up,
    down: migration_20261128_103436_rules.down,
    name: '20261128_103436_rules',
  },
  {
    up: migration_20261128_113817_no_client_files.up,
    down: migration_20261128_113817_no_client_files.down,
    name: '20261128_113817_no_client_files',
  },
  {
    up: migration_20261128_155412_job_notifies_site.up,
    down: migration_20261128_155412_job_notifies_site.down,
    name: '20261128_155412_job_notifies_site',
  },
  {
    up: migration_20261129_155347_related_services.up,
    down: migration_20261129_155347_related_services.down,
    name: '20261129_155347_related_services',
  },
  {
    up: migration_20261129_201640_calls.up,
    down: migration_20261129_201640_calls.down,
    name: '20261129_201640_calls',
  },
  {
    up: migration_20261129_233640_image_colours.up,
    down: migration_20261129_233640_image_colours.down,
    name: '20261129_233640_image_colours',
  },
  {
    up: migration_20261130_001159_facts.up,
    down: migration_20261130_001159_facts.down,
    name: '20261130_001159_facts',
  },
  {
    up: migration_20261130_070745_alerts.up,
    down: migration_20261130_070745_alerts.down,
    name: '20261130_070745_alerts',
  },
  {
    up: migration_20261130_081452_redirects.up,
    down: migration_20261130_081452_redirects.down,
    name: '20261130_081452_redirects',
  },
  {
    up: migration_20261130_110505_no_vat_rates.up,
    down: migration_20261130_110505_no_vat_rates.down,
    name: '20261130_110505_no_vat_rates',
  },
  {
    up: migration_20261130_112438_due_dates.up,
    down: migration_20261130_112438_due_dates.down,
    name: '20261130_112438_due_dates',
  },
  {
    up: migration_20261130_114532_undo_release.up,
    down: migration_20261130_114532_undo_release.down,
    name: '20261130_114532_undo_release',
  },
  {
    up: migration_20261130_145812_comments.up,
    down: migration_20261130_145812_comments.down,
    name: '20261130_145812_comments'
  },
];
