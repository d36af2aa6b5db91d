import * as migration_20261121_031514_initial from './20261121_031514_initial';

export const migrations = [
  {
    up: migration_20261121_031514_initial.up,
    down: migration_20261121_031514_initial.down,
    name: '20261121_031514_initial'
  },
];
