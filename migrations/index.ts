import * as migration_20261126_003832_base from './20261126_003832_base';
import * as migration_20261126_141043_submissions from './20261126_141043_submissions';

export const migrations = [
  {
    up: migration_20261126_003832_base.up,
    down: migration_20261126_003832_base.down,
    name: '20261126_003832_base',
  },
  {
    up: migration_20261126_141043_submissions.up,
    down: migration_20261126_141043_submissions.down,
    name: '20261126_141043_submissions',
  },
];
