import * as migration_20261121_032417_initial from './20261121_032417_initial';

export const migrations = [
  {
    up: migration_20261121_032417_initial.up,
    down: migration_20261121_032417_initial.down,
    name: '20261121_032417_initial'
  },
];
