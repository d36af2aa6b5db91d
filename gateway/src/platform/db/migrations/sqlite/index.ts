import * as migration_20261128_100000_baseline from './20261128_100000_baseline';
import * as migration_20261128_102833_filing_rhythm from './20261128_102833_filing_rhythm';
import * as migration_20261128_103436_rules from './20261128_103436_rules';
import * as migration_20261128_113817_no_client_files from './20261128_113817_no_client_files';
import * as migration_20261128_155412_job_notifies_site from './20261128_155412_job_notifies_site';

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
    name: '20261128_155412_job_notifies_site'
  },
];
