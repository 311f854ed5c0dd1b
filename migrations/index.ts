import * as migration_20261126_003832_base from './20261126_003832_base';

export const migrations = [
  {
    up: migration_20261126_003832_base.up,
    down: migration_20261126_003832_base.down,
    name: '20261126_003832_base'
  },
];
